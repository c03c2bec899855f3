import fc from 'fast-check';

/** Stands for a number that no JavaScript value can carry into JSON; {@link toJson} writes it. */
const BEYOND_NUMBERS = '@beyond-numbers';

/** Short enough to pass for what people write, so that they travel as far as the database. */
const SHORT_HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202eevil\u202c',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '%',
  '_',
  '\\',
  ',,,,',
  "'; DROP TABLE users; --",
  '{{7*7}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '9999-12-31',
  '0000-00-00',
  '-271821-04-20T00:00:00Z',
];

const LONG_HOSTILE_TEXTS = ['👩‍👩‍👧‍👦'.repeat(40), 'İ'.repeat(130), 'a'.repeat(10_000), 'a,'.repeat(2_000)];

export const shortHostileText = fc.constantFrom(...SHORT_HOSTILE_TEXTS);

/** Text that somebody sends who wishes us no good. */
export const hostileText = fc.oneof(
  shortHostileText,
  fc.constantFrom(...LONG_HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const HOSTILE_NUMBERS = [0, -0, -1, 1.5, 51, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE];

/** Any JSON, wrong types and sizes first of all. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], BEYOND_NUMBERS, ...HOSTILE_NUMBERS),
  fc.constantFrom<unknown>({ toString: 'a' }, { length: 3 }, { $ne: null }, ['a', ['b', ['c']]]),
  fc.constant(Array.from({ length: 1_000 }, () => 'a')),
  fc.jsonValue({ maxDepth: 4 }),
);

const HOSTILE_BODIES = [
  '',
  '{',
  'null',
  '"text"',
  '[]',
  '{}x',
  '\u0000',
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"title":"${'a'.repeat(300_000)}"}`,
];

/** What need not even be JSON. */
export const hostileBody = fc.oneof(
  fc.constantFrom(...HOSTILE_BODIES),
  hostileValue.map(toJson),
  fc.string({ unit: 'binary' }),
);

/** Percent signs that stand for no text, for paths and queries. */
export const brokenPercent = fc.constantFrom('%', '%zz', '%00', '%c3%28', '%ed%a0%80', '%2e%2e', '%2F', '+', '%252e');

export const hostileContentType = fc.constantFrom(
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/jsonx',
  ';',
  'a'.repeat(3_000),
);

export function toJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll(`"${BEYOND_NUMBERS}"`, '1e999');
}
