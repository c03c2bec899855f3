// The service worker of push. It shows what the API sends to this browser, and opens where a click leads. Its scope holds no
// page, and it answers no request of one (ADR 24).

const LONGEST_ANSWER_MS = 500;

// The next release of it need not wait for this one.
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

/** In a tab that is open, where forms with unsaved changes can ask first; else in a new one. The last used comes first. */
async function open(path) {
  const { href, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  for (const tab of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    if (await isTaken(tab, path)) return void (await tab.focus());
  await self.clients.openWindow(href);
}

/** Whether the page of the tab goes there; one that is not ours, or still loads, says nothing. */
function isTaken(tab, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), LONGEST_ANSWER_MS);
    tab.postMessage({ open: path }, [port2]);
  });
}
