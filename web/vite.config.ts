import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The server answers only its own pages: behind this proxy, the browser's origin is the server's.
const server = process.env.CEIBA_SERVER ?? 'http://127.0.0.1:8000';

/** The service worker knows all files of its build; its own bytes change with any of them. */
function serviceWorker(): Plugin {
  return {
    name: 'ceiba-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const made = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const icons = readdirSync('public/icons').map((name) => `icons/${name}`);
      const files = ['', 'favicon.svg', 'manifest.webmanifest', ...icons, ...made.sort()];
      const build = createHash('sha256');
      for (const chunk of Object.values(bundle))
        build.update(chunk.type === 'chunk' ? chunk.code : chunk.source);
      const source = readFileSync('src/app/sw.js', 'utf8')
        .replace('__BUILD__', build.digest('hex').slice(0, 12))
        .replace('__FILES__', files.map((name) => `/${name}`).join(' '));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  resolve: { conditions: ['browser'] },
  build: {
    outDir: '../src/ceiba/web_assets',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
  },
  server: {
    fs: { allow: ['..'] }, // texts and rules are read from the games' own folders
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, changeOrigin: true, ws: true, headers: { origin: server } },
    },
  },
  test: {
    environment: 'jsdom',
    globalSetup: 'tests/globalSetup.ts',
    testTimeout: 30_000, // a whole board in jsdom, on a machine that has other things to do
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
  },
});
