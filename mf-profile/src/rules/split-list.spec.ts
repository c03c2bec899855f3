import { splitList } from './split-list.ts';

describe('a stored list', () => {
  it('is split at its commas and trimmed', () => {
    expect(splitList(' React ,Go,, Redis ')).toEqual(['React', 'Go', 'Redis']);
  });

  it('is split inside of its entries too', () => {
    expect(splitList(['React, Go', 'Redis'])).toEqual(['React', 'Go', 'Redis']);
  });

  it('keeps the first spelling of an entry that is repeated', () => {
    expect(splitList('React, react, REACT')).toEqual(['React']);
  });

  it('is empty when nothing is stored', () => {
    expect(splitList(null)).toEqual([]);
    expect(splitList(undefined)).toEqual([]);
    expect(splitList(' , ')).toEqual([]);
  });
});
