import { CompressionThread } from './compression-thread.ts';

const DICTIONARY = Buffer.from('a sentence that both have. '.repeat(20));
const BYTES = Buffer.from(`${DICTIONARY} and one more`);

let thread: CompressionThread;

beforeEach(() => {
  thread = new CompressionThread();
});

afterEach(() => thread.close());

it('compresses against what the reader has', async () => {
  const [alone, together] = [await thread.compress(BYTES, Buffer.alloc(0)), await thread.compress(BYTES, DICTIONARY)];
  expect(together.length).toBeLessThan(alone.length);
});

it('refuses when too many wait, and works again when they have been served', async () => {
  const results = await Promise.allSettled(Array.from({ length: 70 }, () => thread.compress(BYTES, DICTIONARY)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(64);
  expect(await thread.compress(BYTES, DICTIONARY)).toHaveLength((await thread.compress(BYTES, DICTIONARY)).length);
});

it('fails whoever waits when it ends, and starts anew with the next', async () => {
  const waiting = thread.compress(BYTES, DICTIONARY);
  const failed = expect(waiting).rejects.toThrow('has ended');
  await thread.close();
  await failed;
  expect((await thread.compress(BYTES, DICTIONARY)).length).toBeGreaterThan(0);
});
