import { hackathonChoices } from './hackathon-choices.ts';

const NOW = new Date('2026-03-11T15:00:00Z');
const LATER = { id: 'l', title: 'Later', eventDate: '2026-05-01' };
const SOON = { id: 's', title: 'Soon', eventDate: '2026-03-11' };
const OVER = { id: 'o', title: 'Over', eventDate: '2026-03-10' };

describe('the hackathons a project can be for', () => {
  it('are those to come, nearest first, and none', () => {
    expect(hackathonChoices([LATER, OVER, SOON], { current: null, chosen: '' }, NOW)).toEqual([
      { value: '', label: 'None' },
      { value: 's', label: 'Soon, 11 Mar 2026' },
      { value: 'l', label: 'Later, 1 May 2026' },
    ]);
  });

  it('keep the one that was chosen, also when it is over, and name it once', () => {
    const valuesOf = (...given: Parameters<typeof hackathonChoices>) =>
      hackathonChoices(...given).map(({ value }) => value);
    expect(valuesOf([], { current: OVER, chosen: 'o' }, NOW)).toEqual(['', 'o']);
    expect(valuesOf([OVER], { current: null, chosen: 'o' }, NOW)).toEqual(['', 'o']);
    expect(valuesOf([SOON], { current: SOON, chosen: '' }, NOW)).toEqual(['', 's']);
  });
});
