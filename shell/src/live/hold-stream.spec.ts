import { jest } from '@jest/globals';
import { holdStream } from './hold-stream.ts';
import { LONGEST_SILENCE_MS } from './read-stream.ts';
import { type LiveServer, startLiveServer, until } from './testing/live-server.ts';

let server: LiveServer;
let stopping: AbortController;
let asked: boolean[];
let lost: number;

beforeEach(async () => {
  server = await startLiveServer();
  stopping = new AbortController();
  asked = [];
  lost = 0;
  // Node has no window. Its events are enough here: only `online` is listened to.
  globalThis.window = new EventTarget() as typeof window;
  // The shortest pause before another stream.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(async () => {
  stopping.abort();
  await server.close();
});

function hold(token: string | null = 'ada') {
  const readToken = async (isForced: boolean) => {
    asked.push(isForced);
    return token;
  };
  const onLost = () => {
    lost += 1;
  };
  return holdStream({ readToken, onHeard: () => undefined, onLost }, stopping.signal);
}

const untilLost = (times: number) => until(() => lost === times);

describe('the stream of a browser', () => {
  it('is followed by another, from the version that was heard last', async () => {
    void hold();
    const first = await server.next();
    first.send('id: v1\ndata:\n\n');
    first.end();
    expect(await server.next()).toMatchObject({ known: 'v1' });
    expect(lost).toBe(1);
  });

  it('asks for another token once one was refused', async () => {
    void hold();
    (await server.next()).answer(401);
    await server.next();
    expect(asked).toEqual([false, true]);
  });

  it('pauses longer after each failure, and goes on at once when the network is back', async () => {
    const pauses = jest.spyOn(globalThis, 'setTimeout');
    const lengths = () => pauses.mock.calls.map(([, ms]) => ms).filter((ms) => ms !== LONGEST_SILENCE_MS);
    void hold();
    for (const times of [1, 2, 3, 4, 5]) {
      (await server.next()).answer(503);
      await untilLost(times);
      window.dispatchEvent(new Event('online'));
    }
    expect(lengths()).toEqual([500, 1_000, 2_000, 3_750, 3_750]);
    pauses.mockRestore();
  });

  it('waits as long as the server asks', async () => {
    const pauses = jest.spyOn(globalThis, 'setTimeout');
    void hold();
    (await server.next()).answer(503, { 'retry-after': '7' });
    await untilLost(1);
    expect(pauses.mock.calls.at(-1)?.[1]).toBe(7_000 + 500);
    pauses.mockRestore();
  });

  it('is not asked for without a token', async () => {
    void hold(null);
    await untilLost(1);
    expect(server.count()).toBe(0);
  });

  it('ends when it is told to stop, also in a pause', async () => {
    const end = hold();
    (await server.next()).answer(503);
    await untilLost(1);
    stopping.abort();
    await end;
    expect(server.count()).toBe(1);
  });
});
