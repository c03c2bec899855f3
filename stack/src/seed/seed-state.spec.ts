import { needsSeeding } from './seed-state.ts';

describe('demo data', () => {
  it('goes into a new data directory', () => {
    expect(needsSeeding('none', true)).toBe(true);
  });

  it('is completed where a start was interrupted', () => {
    expect(needsSeeding('begun', false)).toBe(true);
  });

  it('is added once', () => {
    expect(needsSeeding('done', false)).toBe(false);
  });

  it('is never added to the data of real people', () => {
    expect(needsSeeding('none', false)).toBe(false);
  });
});
