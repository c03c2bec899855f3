import { canonicalEnum, day, text, textList } from './text.schema.ts';

describe('text', () => {
  it('loses control characters, bidi overrides and lone surrogates', () => {
    expect(text({ max: 20 }).parse(' a\u0000b\u202Ec\uD800 ')).toBe('abc');
  });
});

describe('a text of one line', () => {
  it.each([
    ['x\n\nYour account', 'x Your account'],
    ['a\u2028b\u2029c\u0085d\u000be\r\nf\tg', 'a b c d e f g'],
    [' a \u00a0\u3000  b ', 'a b'],
    ['\ufeffa\u0000b\u202e', 'ab'],
  ])('becomes one: %j', (value, line) => {
    expect(text({ max: 40, isLine: true }).parse(value)).toBe(line);
    expect(textList({ max: 40, entries: 20 }).parse([value])).toEqual([line]);
  });

  it('keeps its lines where it may have some', () => {
    expect(text({ max: 40 }).parse('a\n\nb')).toBe('a\n\nb');
  });
});

describe('a list of texts', () => {
  it('is split at commas, trimmed and freed of empty and repeated entries', () => {
    expect(textList({ max: 40, entries: 20 }).parse('React, Go,, React ,')).toEqual(['React', 'Go']);
  });

  it('keeps a list as it is', () => {
    expect(textList({ max: 40, entries: 20 }).parse(['React', ' Go '])).toEqual(['React', 'Go']);
  });
});

describe('an enum', () => {
  it('takes any case and gives the canonical spelling', () => {
    expect(canonicalEnum(['Open to all']).parse('OPEN TO ALL')).toBe('Open to all');
  });
});

describe('a day', () => {
  it('is the date of an ISO time', () => {
    expect(day.parse('2026-11-21T10:00:00Z')).toBe('2026-11-21');
  });

  it('is null when empty, and refused when it does not exist', () => {
    expect(day.parse('')).toBeNull();
    expect(day.safeParse('2026-02-31').success).toBe(false);
  });
});
