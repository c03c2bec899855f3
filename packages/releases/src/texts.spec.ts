import { RELEASE_ACTIONS } from '@crewdeck/contract';
import { anEvent, minutesAgo, NOW } from './builders.ts';
import { actorText, ageText, eventText, percentText } from './texts.ts';

const A = '1.4.2-aaaaaaaa';
const B = '1.5.0-bbbbbbbb';

describe('an age', () => {
  it.each([
    [40 / 60, '40 s'],
    [1.5, '90 s'],
    [12, '12 min'],
    [90, '90 min'],
    [36 * 60, '36 h'],
    [48 * 60, '2 days'],
    [-3, '0 s'],
  ])('of %d minutes is "%s"', (minutes, text) => {
    expect(ageText(minutesAgo(minutes), NOW)).toBe(text);
  });
});

describe('a rate', () => {
  it.each([
    [0, '0 %'],
    [0.0004, '< 0.1 %'],
    [0.0041, '0.4 %'],
    [0.0996, '10 %'],
    [0.234, '23 %'],
    [0.997, '99 %'],
    [1, '100 %'],
  ])('of %d reads "%s"', (rate, text) => {
    expect(percentText(rate)).toBe(text);
  });
});

describe('what happened, in words', () => {
  it.each([
    ['publish', { previous: null }, `published ${B}`],
    ['activate', {}, `made ${B} live, in place of ${A}`],
    ['activate', { previous: null }, `made ${B} live`],
    ['canary', { percent: 12.5 }, `gave ${B} to 12.5 % of the browsers`],
    ['end_canary', { percent: 10 }, `ended the canary ${B}`],
    ['rollback', { release: A, previous: B }, `rolled back from ${B} to ${A}`],
    ['stop', {}, 'stopped it'],
    ['resume', {}, 'resumed it'],
    ['prune', { release: A, previous: null }, `removed ${A} from the store`],
    ['alert', {}, `alerted ops about ${B}`],
  ] as const)('%s', (action, rest, text) => {
    expect(eventText(anEvent({ action, ...rest }))).toBe(text);
  });

  it('has words for every action there is', () => {
    for (const action of RELEASE_ACTIONS) expect(eventText(anEvent({ action }))).toEqual(expect.any(String));
  });

  it('calls the guard by its name', () => {
    expect(actorText('guard')).toBe('The guard');
    expect(actorText('ada@example.org')).toBe('ada@example.org');
  });
});
