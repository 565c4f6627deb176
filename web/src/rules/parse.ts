/**
 * A game's rules as a page: sections, clauses by id, and plain paragraphs between them.
 *
 * The source is small Markdown: `# Title`, `## 4. Section`, paragraphs, some of which begin with
 * a clause id (`**GM-4.6** …`), lists and simple tables. Inline: bold, italics, clause ids.
 */

export type Inline =
  { kind: 'text' | 'strong' | 'em'; text: string } | { kind: 'clause'; text: string; id: string };

export type Block =
  | { kind: 'clause'; id: string; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

interface Section {
  /** For anchors: `s-4`, or `s-rulings` and the like where there is no number. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Rules {
  title: string;
  intro: Block[];
  sections: Section[];
}

const CLAUSE = '[A-Z]{2}-(?:[0-9]+\\.[0-9]+[a-z]?|[A-Z][0-9]+[a-z]?)';
const LEADING = new RegExp(`^\\*\\*(${CLAUSE})\\*\\*\\s*`);
const INLINE = new RegExp(`\\*\\*([^*]+)\\*\\*|\\*([^*]+)\\*|(${CLAUSE})`, 'g');

export function parseRules(source: string): Rules {
  const rules: Rules = { title: '', intro: [], sections: [] };
  for (const chunk of source.replaceAll('\r', '').split(/\n\s*\n/)) {
    const text = chunk.trim();
    if (!text) continue;
    if (text.startsWith('# ')) rules.title = text.slice(2).trim();
    else if (text.startsWith('## ')) addSection(rules, text);
    else (rules.sections.at(-1)?.blocks ?? rules.intro).push(...parseBlocks(text));
  }
  return rules;
}

function addSection(rules: Rules, text: string): void {
  const [heading = '', ...rest] = text.split('\n');
  const title = heading.slice(3).trim();
  const number = /^([0-9]+)\./.exec(title)?.[1];
  const id = `s-${number ?? rules.sections.length + 1}`;
  const body = rest.join('\n').trim();
  rules.sections.push({ id, title, blocks: body ? parseBlocks(body) : [] });
}

function parseBlocks(text: string): Block[] {
  const lines = text.split('\n');
  if (lines.every((line) => /^[-*] /.test(line) || /^\s+\S/.test(line))) return [list(text)];
  if (lines.length > 2 && lines.every((line) => line.startsWith('|'))) return [table(lines)];
  const flowing = lines.join(' ');
  const id = LEADING.exec(flowing)?.[1];
  if (!id) return [{ kind: 'paragraph', text: parseInline(flowing) }];
  return [{ kind: 'clause', id, text: parseInline(flowing.replace(LEADING, '')) }];
}

function list(text: string): Block {
  const items = text.split(/\n(?=[-*] )/).map((item) => item.slice(2).replaceAll(/\s*\n\s*/g, ' '));
  return { kind: 'list', items: items.map(parseInline) };
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replaceAll(/^\||\|$/g, '')
      .split('|')
      .map((cell) => parseInline(cell.trim()));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    const [all, strong, em, clause] = match;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (em !== undefined) parts.push({ kind: 'em', text: em });
    else if (clause !== undefined) parts.push({ kind: 'clause', text: clause, id: clause });
    from = match.index + all.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

export function plainText(inline: Inline[]): string {
  return inline.map((part) => part.text).join('');
}

/** What a clause says; nothing where the book has none of this name. */
export function clauseOf(rules: Rules, id: string): Inline[] | null {
  for (const { blocks } of rules.sections)
    for (const block of blocks) if (block.kind === 'clause' && block.id === id) return block.text;
  return null;
}

/** The blocks of a section that contain every word sought, without regard to accents. */
export function search(rules: Rules, query: string): Rules {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  const fits = (block: Block) => {
    const text = fold(blockText(block));
    return words.every((word) => text.includes(word));
  };
  const sections = rules.sections.map((s) => ({ ...s, blocks: s.blocks.filter(fits) }));
  return { ...rules, intro: [], sections: sections.filter((s) => s.blocks.length) };
}

function blockText(block: Block): string {
  if (block.kind === 'clause') return `${block.id} ${plainText(block.text)}`;
  if (block.kind === 'paragraph') return plainText(block.text);
  if (block.kind === 'list') return block.items.map(plainText).join(' ');
  return [block.head, ...block.rows].flat().map(plainText).join(' ');
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
