import { initialsOf } from './initials-of.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['  grace   brewster hopper ', 'GB'],
  ['Yukihiro', 'YU'],
  ['X', 'X'],
  ['', '?'],
  ['   ', '?'],
  ['Łukasz Żak', 'ŁŻ'],
  ['דניאל לוינסקי־אברמוביץ׳ (השני)', 'דל'],
])('%j has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a letter of two code points stays whole', () => {
  expect(initialsOf('e\u0301lodie a\u030Angstro\u0308m')).toBe('E\u0301A\u030A');
});

test('an emoji of several code points stays whole', () => {
  expect(initialsOf('👩‍💻 🇵🇱')).toBe('👩‍💻🇵🇱');
  expect(initialsOf('👩🏽‍💻 Zoë 🇵🇱')).toBe('👩🏽‍💻Z');
});
