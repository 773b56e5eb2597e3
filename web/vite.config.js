// How the page is built: into the Python package, where the server finds it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const PROJECT = new URL('../pyproject.toml', import.meta.url);
const HEAD = new URL('head.html', import.meta.url);
const WORKER = new URL('worker.js', import.meta.url);

// The studio is built by itself, as the second: what it shares with the other pages would else be
// cut out of them into further files, and they would load more.
const INPUTS = {
  production: { index: 'index.html', learn: 'learn.html' },
  studio: { studio: 'studio.html' },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), sharedHead(), ...(mode === 'studio' ? [serviceWorker()] : [])],
  define: { __VERSION__: JSON.stringify(versionOf(readFileSync(PROJECT, 'utf-8'))) },
  build: {
    outDir: '../src/nonet/server/page',
    emptyOutDir: mode !== 'studio',
    assetsInlineLimit: 0, // the content security policy allows no data: sources
    modulePreload: { polyfill: false },
    rolldownOptions: { input: INPUTS[mode] ?? {} },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8765' } },
  // the looks are read as text, to measure contrasts
  test: { include: ['src/**/*.test.ts'], css: { include: [/looks/] } },
}));

function versionOf(project) {
  return /^version = "(.+)"$/m.exec(project)[1];
}

/** Puts what all pages have in their heads where they name it. */
function sharedHead() {
  const transform = (page) =>
    page.replace('<!-- head.html -->', readFileSync(HEAD, 'utf-8').trim());
  return { name: 'shared-head', transformIndexHtml: { order: 'pre', handler: transform } };
}

/** Adds the service worker, which has to know all files of the page: those that were built before, too. */
function serviceWorker() {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler({ dir }, bundle) {
        const built = Object.values(bundle).map((file) => [
          `/${file.fileName}`,
          file.type === 'asset' ? file.source : file.code,
        ]);
        this.emitFile({
          type: 'asset',
          fileName: 'worker.js',
          source: workerFor([...filesIn(dir), ...built]),
        });
      },
    },
  };
}

/** The files of a folder by their addresses. */
function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [addressOf(relative(folder, path)), readFileSync(path)]);
}

function addressOf(path) {
  return path === 'index.html' ? '/' : `/${path.split(sep).join('/')}`;
}

function workerFor(files) {
  const digests = files.map(([path, content]) => [
    path,
    createHash('sha256').update(content).digest('hex'),
  ]);
  const source = readFileSync(WORKER, 'utf-8');
  return source.replace("{ '': '' }", JSON.stringify(Object.fromEntries(digests)));
}
