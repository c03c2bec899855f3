import { jest } from '@jest/globals';
import { keepLive } from './keep-live.ts';
import { LONGEST_SILENCE_MS } from './read-stream.ts';
import { type LiveServer, startLiveServer, until } from './testing/live-server.ts';
import { standInForLocks } from './testing/tab-locks.ts';

let server: LiveServer;
let open: (() => void)[];

beforeEach(async () => {
  server = await startLiveServer();
  open = [];
  // Node 20 has neither, Node 24 has locks. Browsers' own are tried by e2e/behaviour/live.spec.ts.
  globalThis.window = new EventTarget() as typeof window;
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} });
  standInForLocks();
});
afterEach(async () => {
  jest.useRealTimers();
  for (const close of open) close();
  await server.close();
});

/** Another tab of the same browser. */
function openTab() {
  const tab = { versions: [] as string[], isLive: false, close: () => {} };
  tab.close = keepLive('ada', {
    readToken: async () => 'ada',
    onVersion: (version) => tab.versions.push(version),
    onLive: (isLive) => {
      tab.isLive = isLive;
    },
  });
  open.push(tab.close);
  return tab;
}

describe('the tabs of a browser', () => {
  it('share one stream, and all hear what it tells', async () => {
    const [first, second] = [openTab(), openTab()];
    const stream = await server.next();
    stream.send('id: v1\ndata:\n\n');
    await until(() => first.isLive && second.isLive);
    expect([first.versions, second.versions]).toEqual([['v1'], ['v1']]);
    expect(server.count()).toBe(1);

    stream.end();
    await until(() => !first.isLive && !second.isLive);
  });

  it('hear what the stream told before they were opened', async () => {
    const first = openTab();
    (await server.next()).send('id: v1\ndata:\n\n');
    await until(() => first.isLive);
    const late = openTab();
    await until(() => late.isLive);
    expect(late.versions).toEqual(['v1']);
    expect(first.versions).toEqual(['v1']);
  });

  it('hand the stream over when the tab that holds it is closed', async () => {
    const [first, second] = [openTab(), openTab()];
    const stream = await server.next();
    first.close();
    await stream.left;
    (await server.next()).send('id: v2\ndata:\n\n');
    await until(() => second.versions.includes('v2'));
    expect(first.versions).toEqual([]);
  });

  it('rely on no stream that is silent for too long', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const tab = openTab();
    (await server.next()).send(': hello\n\n');
    await until(() => tab.isLive);
    jest.advanceTimersByTime(LONGEST_SILENCE_MS);
    expect(tab.isLive).toBe(false);
  });

  it('have no stream where the browser has no locks', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    const tab = openTab();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([server.count(), tab.isLive]).toEqual([0, false]);
  });
});
