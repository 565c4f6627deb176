import { describe, expect, it } from 'vitest';
import { parseInline, parseRules, plainText, search } from '../src/rules/parse';

const SOURCE = `# L'Or des Mayas

Une *brève* présentation.

## 4. Les mises

**GM-4.3** La plus haute mise emporte le morceau.

**GM-4.6** Quand elle est partagée (GM-4.3), l'acheteur choisit,
comme le dit GM-R5.

- un
- deux

## Décisions

**GM-R5** On ne se paie pas soi-même.

| a | b |
|---|---|
| 1 | 2 |
`;

describe('rules', () => {
  const rules = parseRules(SOURCE);

  it('has a title, an introduction and sections with anchors', () => {
    expect(rules.title).toBe("L'Or des Mayas");
    expect(rules.intro).toHaveLength(1);
    expect(rules.sections.map((section) => section.id)).toEqual(['s-4', 's-2']);
    expect(rules.sections[0]?.title).toBe('4. Les mises');
  });

  it('finds clauses and what they refer to', () => {
    const clause = rules.sections[0]?.blocks[1];
    expect(clause).toMatchObject({ kind: 'clause', id: 'GM-4.6' });
    const links = clause?.kind === 'clause' ? clause.text.filter((p) => p.kind === 'clause') : [];
    expect(links.map((part) => part.text)).toEqual(['GM-4.3', 'GM-R5']);
  });

  it('reads lists and tables', () => {
    expect(rules.sections[0]?.blocks[2]).toMatchObject({ kind: 'list', items: [{}, {}] });
    expect(rules.sections[1]?.blocks[1]).toMatchObject({ kind: 'table', rows: [[{}, {}]] });
  });

  it('reads emphasis', () => {
    expect(parseInline('a **b** *c*').map((part) => part.kind)).toEqual([
      'text',
      'strong',
      'text',
      'em',
    ]);
  });

  it('is searched without regard to accents and case, by words and by clause', () => {
    const found = (query: string) =>
      search(rules, query).sections.flatMap((section) =>
        section.blocks.map((block) => (block.kind === 'clause' ? block.id : block.kind)),
      );
    expect(found('PARTAGEE acheteur')).toEqual(['GM-4.6']);
    expect(found('gm-r5')).toEqual(['GM-4.6', 'GM-R5']);
    expect(found('zzz')).toEqual([]);
    expect(search(rules, ' ')).toBe(rules);
  });

  it('gives plain text back', () => {
    expect(plainText(parseInline('see **GM** *x* GM-4.6'))).toBe('see GM x GM-4.6');
  });
});
