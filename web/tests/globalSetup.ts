/** Before the tests: the scenes they show are played on the engine. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

export default function setup(): void {
  const root = resolve(import.meta.dirname, '../..');
  const own = resolve(root, '.venv/bin/python');
  const python = process.env.CEIBA_PYTHON ?? (existsSync(own) ? own : 'python3');
  const env = { ...process.env, PYTHONPATH: resolve(root, 'src') };
  execFileSync(python, ['-m', 'tools.client_fixtures'], { cwd: root, env, stdio: 'inherit' });
}
