import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server answers only its own pages: behind this proxy, the browser's origin is the server's.
const server = process.env.CEIBA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
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
