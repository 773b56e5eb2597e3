// How the page is built: into the Python package, where the server finds it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const PUBLIC = new URL('public/', import.meta.url);
const PROJECT = new URL('../pyproject.toml', import.meta.url);
const WORKER = new URL('worker.js', import.meta.url);

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  define: { __VERSION__: JSON.stringify(versionOf(readFileSync(PROJECT, 'utf-8'))) },
  build: {
    outDir: '../src/nonet/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: sources
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { index: 'index.html', learn: 'learn.html' } },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8765' } },
  // the looks are read as text, to measure contrasts
  test: { include: ['src/**/*.test.ts'], css: { include: [/looks/] } },
});

function versionOf(project) {
  return /^version = "(.+)"$/m.exec(project)[1];
}

/** Adds the service worker, which has to know all files of the page. */
function serviceWorker() {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).map((file) => [
          file.fileName === 'index.html' ? '/' : `/${file.fileName}`,
          file.type === 'asset' ? file.source : file.code,
        ]);
        const added = readdirSync(PUBLIC).map((name) => [
          `/${name}`,
          readFileSync(new URL(name, PUBLIC)),
        ]);
        this.emitFile({
          type: 'asset',
          fileName: 'worker.js',
          source: workerFor([...built, ...added]),
        });
      },
    },
  };
}

function workerFor(files) {
  const digests = files.map(([path, content]) => [
    path,
    createHash('sha256').update(content).digest('hex'),
  ]);
  const source = readFileSync(WORKER, 'utf-8');
  return source.replace("{ '': '' }", JSON.stringify(Object.fromEntries(digests)));
}
