/**
 * Stands in for a browser that may show notifications. jsdom has no service workers and no push service. A real browser runs the
 * same in e2e/behaviour/push.spec.ts.
 */
export function standInForPush({ permission = 'granted' as NotificationPermission, isSubscribed = false } = {}) {
  let subscription: object | null = null;
  const worker = Object.assign(new EventTarget(), { state: 'installing' });
  const container = Object.assign(new EventTarget(), { startMessages: () => undefined });
  const aSubscription = (key: unknown) => ({
    endpoint: 'https://push.test/1',
    toJSON: () => ({ endpoint: 'https://push.test/1', key }),
    unsubscribe: async () => {
      browser.log.push('unsubscribe');
      subscription = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      browser.log.push('subscribe');
      subscription = aSubscription(applicationServerKey);
      return subscription;
    },
  };
  const registration = {
    active: null,
    waiting: null,
    installing: worker,
    pushManager,
    update: async () => void browser.log.push('update'),
  };
  const browser = {
    /** What was asked of the browser, in order. */
    log: [] as string[],
    isSubscribed: () => subscription !== null,
    /** The worker is installed, or has failed to be. */
    becomes: (state: 'activated' | 'redundant') => {
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    },
    /** A click on a notification, as the worker tells it to the page. */
    click: (path: unknown) => {
      const answers: unknown[] = [];
      const port = { postMessage: (answer: unknown) => answers.push(answer) };
      container.dispatchEvent(Object.assign(new Event('message'), { data: { open: path }, ports: [port] }));
      return answers;
    },
  };
  if (isSubscribed) subscription = aSubscription('old');
  const serviceWorker = Object.assign(container, {
    register: async () => registration,
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(globalThis, { Notification: { permission } });
  return browser;
}
