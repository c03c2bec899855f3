import { noteBuiltIns, restoreBuiltIns } from './built-ins.ts';

beforeAll(() => {
  window.fetch ??= async () => new Response();
  noteBuiltIns();
});

test('a page where nobody has changed what everybody uses is left as it is', () => {
  expect(restoreBuiltIns()).toBe(false);
});

test.each<[string, object, string]>([
  ['a method of every list', Array.prototype, 'map'],
  ['the iterator of every list', Array.prototype, Symbol.iterator as unknown as string],
  ['a function of a type', Object, 'keys'],
  ['fetch', window, 'fetch'],
  ['the history by which pages are opened', history, 'pushState'],
  ['how elements are made', Document.prototype, 'createElement'],
])('%s is put back when a module has replaced it', (_case, owner, name) => {
  const original = Reflect.get(owner, name);
  Reflect.set(owner, name, () => {
    throw new Error('Replaced.');
  });
  expect(restoreBuiltIns()).toBe(true);
  expect(Reflect.get(owner, name)).toBe(original);
  expect(restoreBuiltIns()).toBe(false);
});

test('what a module has removed is put back', () => {
  const { map } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, 'map');
  expect(restoreBuiltIns()).toBe(true);
  expect(Array.prototype.map).toBe(map);
});
