type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();

/**
 * Stands in for the scope of a service worker, which neither Node nor jsdom has. It runs in a browser in
 * e2e/behaviour/push.spec.ts. Tests fill `tabs`, and read what was shown and opened.
 */
export const scope = {
  shown: [] as [title: string, options: object][],
  opened: [] as string[],
  tabs: [] as object[],
  location: { origin: 'https://crewdeck.test' },
  addEventListener: (kind: string, listener: Listener) => void listeners.set(kind, listener),
  skipWaiting: () => undefined,
  registration: { showNotification: async (...shown: [string, object]) => void scope.shown.push(shown) },
  clients: { matchAll: async () => scope.tabs, openWindow: async (href: string) => void scope.opened.push(href) },
};

/** Hands an event to the worker, and waits for what it does then. */
export async function send(kind: 'push' | 'notificationclick', event: object): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  const waitUntil = (work: Promise<unknown>) => {
    done = work;
  };
  listeners.get(kind)?.({ ...event, waitUntil });
  await done;
}

Object.assign(globalThis, { self: scope });
