// The scope comes first, as the worker reads it when it starts.
import { scope, send } from './testing/worker-scope.ts';
import './push-worker.js';

const aMessage = { id: 'invite-1', title: 'Ada invites you', body: 'To Night bus.', path: '/my-invites' };

beforeEach(() => {
  scope.shown = [];
  scope.opened = [];
  scope.tabs = [];
});

/** A tab of the browser; `isOurs` when its page goes where it is asked to. */
function aTab({ isOurs }: { isOurs: boolean }) {
  const tab = {
    asked: [] as unknown[],
    isFocused: false,
    postMessage: (message: unknown, [port]: MessagePort[]) => {
      tab.asked.push(message);
      if (isOurs) port?.postMessage('taken');
      port?.close();
    },
    focus: async () => {
      tab.isFocused = true;
    },
  };
  return tab;
}

async function click(path: string, tabs: object[] = []) {
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  scope.tabs = tabs;
  await send('notificationclick', { notification: { close, data: { path } } });
  expect(isClosed).toBe(true);
}

describe('the worker of push', () => {
  it('shows what the API sends, and one message once', async () => {
    await send('push', { data: { json: () => aMessage } });
    expect(scope.shown).toEqual([
      [
        'Ada invites you',
        { body: 'To Night bus.', tag: 'invite-1', icon: '/apple-touch-icon.png', data: { path: '/my-invites' } },
      ],
    ]);
  });

  it('leads a click to the first open tab whose page goes there', async () => {
    const [loading, ready] = [aTab({ isOurs: false }), aTab({ isOurs: true })];
    await click('/my-invites', [loading, ready]);
    expect(ready).toMatchObject({ asked: [{ open: '/my-invites' }], isFocused: true });
    expect(loading.isFocused).toBe(false);
    expect(scope.opened).toEqual([]);
  });

  it('opens a tab where none goes there', async () => {
    await click('/my-invites', [aTab({ isOurs: false })]);
    expect(scope.opened).toEqual(['https://crewdeck.test/my-invites']);
  });

  it('leads to no other site', async () => {
    await click('https://evil.test/');
    await click('//evil.test/');
    expect(scope.opened).toEqual([]);
  });
});
