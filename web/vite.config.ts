// How the page is built: into the Python package, where the server finds it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/nonet/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: sources
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8765' } },
  test: { include: ['src/**/*.test.ts'] },
});
