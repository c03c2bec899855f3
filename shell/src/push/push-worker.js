// The service worker of push. It shows the API's messages as notifications, and opens their targets. Its scope contains no page,
// and it handles no requests (ADR 23).

const LONGEST_ANSWER_MS = 500;

// A new release of the worker takes over at once.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { id, title, body, path } = event.data.json();
  const shown = { body, tag: id, icon: '/apple-touch-icon.png', data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Prefers an open tab, whose forms can ask about unsaved changes, the last used first; else opens a new one. */
async function open(path) {
  const { href, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  for (const tab of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    if (await isTaken(tab, path)) return void (await tab.focus());
  await self.clients.openWindow(href);
}

/** Whether the page of a tab opens the path. A page that still loads gives no answer. */
function isTaken(tab, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), LONGEST_ANSWER_MS);
    tab.postMessage({ open: path }, [port2]);
  });
}
