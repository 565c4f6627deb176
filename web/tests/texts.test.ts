import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { firstLocale } from '../src/text/settings.svelte';

function keys(path: string): string[] {
  const texts = new FluentResource(readFileSync(path, 'utf8'));
  return texts.body.map((message) => message.id).sort();
}

/** The house's own code, without the games'. */
const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.startsWith('games/'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

describe('the client’s texts', () => {
  const own = keys('src/text/ui.fr.ftl');

  it('exist wherever one is asked for', () => {
    const known = [...own, ...keys('../src/ceiba/text/common.fr.ftl')];
    const wanted = [...code.matchAll(/\bt\(\s*'([a-z-]+)'/g)].map((match) => match[1]);
    expect(wanted.filter((key) => !known.includes(key ?? ''))).toEqual([]);
  });

  it('are all used', () => {
    // whole keys, or the fixed beginning of one that is put together
    const pattern = /['`]([a-z][a-z-]*)(?:['`]|\$\{)/g;
    const used = [...code.matchAll(pattern)].map((match) => match[1] ?? '');
    const unused = own.filter(
      (key) => !used.some((part) => part === key || (part.endsWith('-') && key.startsWith(part))),
    );
    expect(unused).toEqual([]);
  });

  it('are the same in every language', () => {
    const files = readdirSync('src/text').filter((file) => /^ui\..*\.ftl$/.test(file));
    for (const file of files) expect(keys(`src/text/${file}`), file).toEqual(own);
  });
});

describe('the first language', () => {
  it('is the first of the browser’s that we speak', () => {
    expect(firstLocale(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(firstLocale(['en-GB', 'fr'])).toBe('en');
    expect(firstLocale(['de', 'es'])).toBe('en');
  });
});
