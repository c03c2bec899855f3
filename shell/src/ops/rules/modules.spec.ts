import type { ModuleStatus, ReleaseEvent } from '@crewdeck/contract';
import {
  aCanary,
  aHealth,
  aModule,
  anEvent,
  aStatus,
  aStop,
  CANARY,
  LIVE,
  minutesAgo,
  NOW,
} from '@crewdeck/releases/builders';
import { verdictOn } from '@crewdeck/releases/verdict';
import { sortModules, stateBadges } from './modules.ts';

function textsOf(module: ModuleStatus, events: ReleaseEvent[] = []): string[] {
  const { problems } = verdictOn(aStatus({ modules: [module], events }), NOW);
  return stateBadges(module, problems, events, NOW).map(({ text }) => text);
}

const rollback = anEvent({ action: 'rollback', at: minutesAgo(60) });

describe('the state of a module in a word', () => {
  it('is Live', () => {
    expect(textsOf(aModule(), [anEvent()])).toEqual(['Live']);
  });

  it('says with how many it is tried out', () => {
    expect(textsOf(aModule({ canary: aCanary(2.5) }))).toEqual(['Live', 'Canary 2.5 %']);
  });

  it('says what fails', () => {
    const health = [aHealth(LIVE.release, [[1, 0, 9]]), aHealth(CANARY.release, [[1, 0, 9]])];
    expect(textsOf(aModule({ canary: aCanary(), health }))).toEqual(['Live, failing', 'Canary 10 % fails']);
  });

  it('is Stopped, whatever else', () => {
    expect(textsOf(aModule({ stopped: aStop(), canary: aCanary() }), [rollback])).toEqual(['Stopped']);
  });

  it('remembers a rollback for a day, unless another release went live since', () => {
    expect(textsOf(aModule(), [anEvent({ action: 'publish' }), rollback])).toEqual(['Live', 'Rolled back']);
    expect(textsOf(aModule(), [anEvent(), rollback])).toEqual(['Live']);
    expect(textsOf(aModule(), [{ ...rollback, at: minutesAgo(25 * 60) }])).toEqual(['Live']);
    expect(textsOf(aModule(), [{ ...rollback, module: 'shell' }])).toEqual(['Live']);
  });
});

describe('the modules', () => {
  it('keep their order, shell first, whatever happens to them', () => {
    const modules = [
      aModule({ module: 'mf-profile', stopped: aStop() }),
      aModule({ module: 'shell' }),
      aModule({ module: 'mf-explore', health: [aHealth(LIVE.release, [[1, 95, 5]])] }),
    ];
    expect(sortModules(modules).map(({ module }) => module)).toEqual(['shell', 'mf-explore', 'mf-profile']);
  });
});
