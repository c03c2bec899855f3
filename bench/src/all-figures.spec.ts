import { FIGURES } from './all-figures.ts';

const WHOLE_RUN_MINUTES = 30;

describe('all figures', () => {
  it('are measured in less than half an hour, even if each takes as long as it may', () => {
    const minutes = FIGURES.reduce((sum, { limitMinutes }) => sum + limitMinutes, 0);
    expect(minutes).toBeLessThan(WHOLE_RUN_MINUTES);
  });

  it('have names of their own', () => {
    const names = FIGURES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
