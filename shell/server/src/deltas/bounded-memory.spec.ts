import { setImmediate as settled } from 'node:timers/promises';
import { BoundedMemory } from './bounded-memory.ts';

let made: string[];
let memory: BoundedMemory<string>;

/** Makes a value of as many bytes as its name has letters. */
const get = (key: string) =>
  memory.get(key, async () => {
    made.push(key);
    return key;
  });

beforeEach(() => {
  made = [];
  memory = new BoundedMemory({ mostEntries: 3, mostBytes: 10, bytesOf: (value) => value.length });
});

it('makes a thing once, however many ask for it at the same time or later', async () => {
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a', 'a']);
  await get('a');
  expect(made).toEqual(['a']);
});

it('forgets what was not asked for the longest when there are too many', async () => {
  for (const key of ['a', 'b', 'c', 'a', 'd']) await get(key);
  made = [];
  for (const key of ['a', 'c', 'd', 'b']) await get(key);
  expect(made).toEqual(['b']);
});

it('forgets as many as it takes when they are too large, the new one too if it must', async () => {
  for (const key of ['aaa', 'bbb', 'cccccc']) await get(key);
  await settled();
  made = [];
  for (const key of ['cccccc', 'bbb']) await get(key);
  expect(made).toEqual([]);
  await get('a thing larger than all');
  await settled();
  await get('bbb');
  expect(made).toEqual(['a thing larger than all', 'bbb']);
});

it('does not remember a failure', async () => {
  const failing = () => Promise.reject(new Error('not now'));
  await expect(memory.get('a', failing)).rejects.toThrow('not now');
  expect(await get('a')).toBe('a');
});
