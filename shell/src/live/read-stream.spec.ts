import { jest } from '@jest/globals';
import { LONGEST_SILENCE_MS, readStream } from './read-stream.ts';
import { type LiveServer, startLiveServer, until } from './testing/live-server.ts';

let server: LiveServer;
let heard: (string | null)[];
let stopping: AbortController;

beforeEach(async () => {
  server = await startLiveServer();
  heard = [];
  stopping = new AbortController();
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

const read = (known: string | null = null) =>
  readStream({ token: 'ada', known, signal: stopping.signal, onHeard: (version) => heard.push(version) });

/** The stream, once the page has heard that it has begun. */
async function begun() {
  const stream = await server.next();
  stream.send(': hello\n\n');
  await until(() => heard.length > 0);
  return stream;
}

describe('one stream of the API', () => {
  it('is asked for with the token and the version that was heard last', async () => {
    const end = read('v7');
    const stream = await server.next();
    expect(stream).toMatchObject({ token: 'Bearer ada', known: 'v7' });
    stream.end();
    await end;
  });

  it('tells versions, signs of life as null, and how long the server wants no other', async () => {
    const end = read();
    const stream = await server.next();
    stream.send('retry: 2000\n\n: still here\n\nid: v1\ndata:\n\n');
    stream.end();
    expect(await end).toEqual({ status: 200, wasHeard: true, retryMs: 2_000 });
    expect(heard).toEqual([null, 'v1']);
  });

  it.each([
    ['is refused', 401, {}, 0],
    ['has to wait', 503, { 'retry-after': '7' }, 7_000],
    ['is answered with a page of a proxy', 200, { 'content-type': 'text/html' }, 0],
  ])('is none when it %s', async (_case, status, headers, retryMs) => {
    const end = read();
    (await server.next()).answer(status, headers);
    expect(await end).toEqual({ status, wasHeard: false, retryMs });
  });

  it('ends without an error when it is cut off', async () => {
    const end = read();
    (await begun()).cut();
    expect(await end).toMatchObject({ status: 200, wasHeard: true });
  });

  it('is left when it is silent for too long', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const end = read();
    const stream = await begun();
    jest.advanceTimersByTime(LONGEST_SILENCE_MS);
    await stream.left;
    expect(await end).toMatchObject({ wasHeard: true });
  });

  it('is left when the page asks for that', async () => {
    const end = read();
    const stream = await begun();
    stopping.abort();
    await stream.left;
    await end;
  });
});
