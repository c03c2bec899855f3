import { RELEASE_ACTIONS } from '@crewdeck/contract';
import { anEvent } from '../testing/builders.ts';
import { actorText, eventText } from './event-text.ts';

const A = '1.4.2-aaaaaaaa';
const B = '1.5.0-bbbbbbbb';

describe('what happened, in words', () => {
  it.each([
    ['publish', { previous: null }, `published ${B}`],
    ['activate', {}, `made ${B} live, in place of ${A}`],
    ['activate', { previous: null }, `made ${B} live`],
    ['canary', { percent: 12.5 }, `gave ${B} to 12.5 % of the browsers`],
    ['halt_canary', { percent: 10 }, `halted the canary ${B}`],
    ['rollback', { release: A, previous: B }, `rolled back from ${B} to ${A}`],
    ['stop', {}, 'stopped it'],
    ['resume', {}, 'resumed it'],
    ['prune', { release: A, previous: null }, `removed ${A} from the store`],
    ['alarm', {}, `raised an alarm about ${B}`],
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
