import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Imports inside the client point one way; a folder may import those listed, and itself. */
const MAY_IMPORT: Readonly<Record<string, string[]>> = {
  protocol: [],
  router: [],
  api: ['protocol'],
  session: ['protocol'],
  text: ['api', 'protocol'],
  people: ['api', 'protocol', 'router', 'session', 'text', 'ui'],
  meeting: ['api', 'protocol', 'router', 'session', 'start', 'text', 'ui'],
  app: ['api', 'protocol', 'text', 'ui'],
  rules: ['api', 'games', 'lesson', 'protocol', 'text'],
  about: ['board', 'games', 'protocol', 'rules', 'text', 'ui'],
  ui: ['text'],
  board: ['protocol', 'text', 'ui'],
  games: ['board', 'protocol', 'text', 'ui'],
  start: ['api', 'protocol', 'router', 'session', 'text', 'ui'],
  lesson: ['api', 'games', 'protocol', 'session', 'start', 'text', 'ui'],
  home: ['games', 'lesson', 'meeting', 'people', 'protocol', 'start', 'text', 'ui'],
  newtable: ['api', 'protocol', 'rules', 'text', 'ui'],
  past: ['board', 'games', 'protocol', 'session', 'text', 'ui'],
  table: [
    'about',
    'api',
    'app',
    'board',
    'games',
    'lesson',
    'meeting',
    'past',
    'protocol',
    'router',
    'rules',
    'session',
    'start',
    'text',
    'ui',
  ],
  replay: [
    'about',
    'api',
    'board',
    'games',
    'newtable',
    'past',
    'protocol',
    'router',
    'session',
    'start',
    'table',
    'text',
    'ui',
  ],
};
/** The two games of cities and kings have one table. */
const SHARED_GAME = 'games/cities';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(svelte|ts)$/.test(file),
);

function importsOf(file: string): string[] {
  const code = readFileSync(`src/${file}`, 'utf8');
  return [...code.matchAll(/(?:from|import) '(\.[^']+)'/g)].map((match) =>
    join(dirname(file), match[1] ?? ''),
  );
}

describe.each(Object.entries(MAY_IMPORT))('%s', (folder, allowed) => {
  it(`imports only ${allowed.join(', ') || 'itself'}`, () => {
    const inside = files.filter((file) => file.startsWith(`${folder}/`));
    expect(inside).not.toEqual([]);
    const wrong = inside.flatMap((file) =>
      importsOf(file)
        .filter((path) => ![folder, ...allowed].includes(path.split('/')[0] ?? ''))
        .filter((path) => !path.startsWith('..')) // the texts and facts of the games
        .map((path) => `${file} imports ${path}`),
    );
    expect(wrong).toEqual([]);
  });
});

it('no game knows another', () => {
  const game = (path: string): string => path.split('/').slice(0, 2).join('/');
  const wrong = files
    .filter((file) => /^games\/\w+\//.test(file) && !file.includes('test'))
    .flatMap((file) =>
      importsOf(file)
        .filter((path) => /^games\/\w+\//.test(path))
        .filter((path) => ![game(file), SHARED_GAME].includes(game(path)))
        .map((path) => `${file} imports ${path}`),
    );
  expect(wrong).toEqual([]);
});
