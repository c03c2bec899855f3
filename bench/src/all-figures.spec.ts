import { FIGURES } from './all-figures.ts';

const MOST_MINUTES = 40;

describe('all figures', () => {
  it('are measured in less than 40 minutes, even if each takes as long as it may', () => {
    const minutes = FIGURES.reduce((sum, { limitMinutes }) => sum + limitMinutes, 0);
    expect(minutes).toBeLessThan(MOST_MINUTES);
  });

  it('have names of their own', () => {
    const names = FIGURES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
