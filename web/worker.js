// The service worker: lets the page start without the server, always with all files of one version.
// The build puts in what that version consists of: the path of each file, and its SHA-256.
const FILES = new Map(Object.entries({ '': '' }));
const CACHE = `nonet-${[...FILES.values()].map((digest) => digest.slice(0, 8)).join('')}`;

/** Lessons that were read, whatever the version of the page. */
const READ = 'nonet-lessons';
const LESSONS = /^\/api\/learn\/(course|lessons)/;
const LESSONS_PAGE = '/learn.html';
const STUDIO_PAGE = '/studio.html';

/** Milliseconds after which a server that does not answer counts as gone. */
const PATIENCE = 3000;

// A page loads all its files but other languages when it starts, so a new version need not wait until
// old pages are gone: these go on in the language that they have.
self.addEventListener('install', (event) => event.waitUntil(fill().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(tidy()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (/^\/learn(\/(?!text)|$)/.test(pathname)) event.respondWith(fromServer(request, LESSONS_PAGE));
  if (/^\/studio\/?$/.test(pathname)) event.respondWith(fromServer(request, STUDIO_PAGE));
  if (LESSONS.test(pathname)) event.respondWith(noted(request));
  if (!FILES.has(pathname)) return;
  // what has a digest in its name is the same for ever
  const isLasting = pathname.startsWith('/assets/');
  event.respondWith(isLasting ? fromCache(request) : fromServer(request));
});

/** Keeps all files, or none if one of them is not of this version. */
async function fill() {
  const files = await Promise.all([...FILES].map(([path, digest]) => load(path, digest)));
  const cache = await caches.open(CACHE);
  await Promise.all(files.map(([path, response]) => cache.put(path, response)));
}

async function load(path, digest) {
  const response = await fetch(path, { cache: 'no-cache' });
  const bytes = await response.clone().arrayBuffer();
  if (!response.ok || (await digestOf(bytes)) !== digest)
    throw new Error(`${path} is of another version`);
  return [path, response];
}

async function digestOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function tidy() {
  const others = (await caches.keys()).filter((name) => name !== CACHE && name !== READ);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function fromCache(request) {
  return (await kept(request)) ?? fetch(request);
}

/** What lessons consist of: the newest; without the server, what was read before. */
async function noted(request) {
  const cache = await caches.open(READ);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const response = await cache.match(request, { ignoreVary: true });
    if (response) return response;
    throw error;
  }
}

/** The newest; without the server, what was kept. */
async function fromServer(request, page = request) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    // an address with a key leads on to the one without it
    const isRight = response.ok || response.type === 'opaqueredirect';
    return isRight ? response : ((await kept(page)) ?? response);
  } catch (error) {
    const response = await kept(page);
    if (response) return response;
    throw error;
  }
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  return cache.match(request, { ignoreSearch: true, ignoreVary: true });
}
