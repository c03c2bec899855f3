import { canonicalEnum, day, text, textList } from './text.schema.ts';

describe('text', () => {
  it('loses control characters, bidi overrides and lone surrogates', () => {
    expect(text({ max: 20 }).parse(' a\u0000b\u202Ec\uD800 ')).toBe('abc');
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
