import { jest } from '@jest/globals';
import { aRegistry } from '../testing/a-release.ts';
import { fakeEdge } from '../testing/fake-edge.ts';
import { COOL_DOWN_MS, reloadForGoneChunks, reloadIfGone } from './reload-if-gone.ts';

const CHUNK = '/modules/mf-projects/1.0.0-0000000a/403.js';
let edge: ReturnType<typeof fakeEdge>;
let reloads = 0;

beforeEach(() => {
  sessionStorage.clear();
  reloads = 0;
  edge = fakeEdge(aRegistry([]));
});

afterEach(() => jest.restoreAllMocks());

const chunkError = () =>
  Object.assign(new Error('Loading chunk 403 failed.'), {
    name: 'ChunkLoadError',
    request: `http://localhost${CHUNK}`,
  });
const meet = (error: unknown) =>
  reloadIfGone(error, () => {
    reloads += 1;
  });

describe('a page whose release is gone from the server', () => {
  it('is loaded again when a chunk of it is missing', async () => {
    await meet(chunkError());
    expect(reloads).toBe(1);
  });

  it('is loaded again once in five minutes, so that it can never loop', async () => {
    const start = Date.now();
    await meet(chunkError());
    jest.spyOn(Date, 'now').mockReturnValue(start + COOL_DOWN_MS - 1000);
    await meet(chunkError());
    expect(reloads).toBe(1);
    jest.spyOn(Date, 'now').mockReturnValue(start + COOL_DOWN_MS + 1000);
    await meet(chunkError());
    expect(reloads).toBe(2);
  });

  it('is not loaded again where the browser can not remember that it was', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.');
    });
    await meet(chunkError());
    expect(reloads).toBe(0);
  });

  it('is not loaded again while a form has unsaved changes', async () => {
    const askFirst = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    await meet(chunkError());
    expect(reloads).toBe(0);
    window.removeEventListener('beforeunload', askFirst);
    await meet(chunkError());
    expect(reloads).toBe(1);
  });

  it('notices chunks whose failure nobody handles', async () => {
    const stop = reloadForGoneChunks();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: chunkError() }));
    stop();
    expect(edge.requests).toEqual([`HEAD ${CHUNK}`]);
  });
});

describe('a page is left alone', () => {
  it('when the chunk is still there', async () => {
    edge.files.set(CHUNK, { status: 200 });
    await meet(chunkError());
    expect(reloads).toBe(0);
  });

  it('when nothing can be reached', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await meet(chunkError());
    expect(reloads).toBe(0);
  });

  it('after any other error', async () => {
    await meet(new Error('A mistake in the code.'));
    expect(edge.requests).toEqual([]);
  });
});
