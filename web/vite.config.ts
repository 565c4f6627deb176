import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

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
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
