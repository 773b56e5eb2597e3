// Lets the browser install the page, so that it starts without the server, too.

/** Registers the service worker, where the browser has such a thing and the page comes by a secure way. */
export function install(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // a browser that refuses plays as well with the server
  navigator.serviceWorker.register('/worker.js').catch(() => undefined);
}
