import { minutesAgo, NOW } from '../testing/builders.ts';
import { agoText, durationText } from './time-texts.ts';

describe('an age', () => {
  it.each([
    [0.5, 'less than a minute'],
    [1, '1 min'],
    [59.9, '59 min'],
    [60, '1 h'],
    [47 * 60, '47 h'],
    [48 * 60, '2 days'],
    [30 * 24 * 60, '30 days'],
  ])('of %d minutes is "%s"', (minutes, text) => {
    expect(durationText(minutesAgo(minutes), NOW)).toBe(text);
  });

  it('is never in the future, when the clock of the server is ahead', () => {
    expect(agoText(minutesAgo(-3), NOW)).toBe('just now');
    expect(agoText(minutesAgo(3), NOW)).toBe('3 min ago');
  });
});
