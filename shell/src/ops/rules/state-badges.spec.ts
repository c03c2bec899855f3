import { aCanary, aHealth, aModule, anEvent, aStop, CANARY, LIVE, minutesAgo, NOW } from '../testing/builders.ts';
import { stateBadges } from './state-badges.ts';

const textsOf = (...given: Parameters<typeof stateBadges>) => stateBadges(...given).map(({ text }) => text);
const rollback = anEvent({ action: 'rollback', at: minutesAgo(60) });

describe('the state of a module in a word', () => {
  it('is Live', () => {
    expect(textsOf(aModule(), [anEvent()], NOW)).toEqual(['Live']);
  });

  it('says with how many it is tried out', () => {
    expect(textsOf(aModule({ canary: aCanary(2.5) }), [], NOW)).toEqual(['Live', 'Canary 2.5 %']);
  });

  it('says what fails', () => {
    const health = [aHealth(LIVE.release, [[1, 0, 9]]), aHealth(CANARY.release, [[1, 0, 9]])];
    expect(textsOf(aModule({ canary: aCanary(), health }), [], NOW)).toEqual(['Live, failing', 'Canary 10 % fails']);
  });

  it('is Stopped, whatever else', () => {
    expect(textsOf(aModule({ stopped: aStop(), canary: aCanary() }), [rollback], NOW)).toEqual(['Stopped']);
  });

  it('remembers a rollback for a day, unless another release went live since', () => {
    expect(textsOf(aModule(), [anEvent({ action: 'publish' }), rollback], NOW)).toEqual(['Live', 'Rolled back']);
    expect(textsOf(aModule(), [anEvent(), rollback], NOW)).toEqual(['Live']);
    expect(textsOf(aModule(), [{ ...rollback, at: minutesAgo(25 * 60) }], NOW)).toEqual(['Live']);
    expect(textsOf(aModule(), [{ ...rollback, module: 'shell' }], NOW)).toEqual(['Live']);
  });
});
