import { aCanary, aModule, aStop, LAST_GOOD } from '@crewdeck/releases/builders';
import { CHANGES, obstacleTo, problemsOfDraft } from './changes.ts';

const draft = { release: LAST_GOOD.release, percent: '100', reason: ' It fails. ' };

describe('what can be done to a module', () => {
  it.each([
    ['that is live', {}, ['rollback', 'activate', 'stop']],
    ['with a canary', { canary: aCanary() }, ['rollback', 'end_canary', 'activate', 'stop']],
    ['that is stopped', { stopped: aStop() }, ['rollback', 'resume']],
    ['that has its first release', { lastGood: null }, ['activate', 'stop']],
    ['that is the shell, which everything needs', { module: 'shell' }, ['rollback', 'activate']],
  ])('%s', (_which, changes, offered) => {
    expect(CHANGES.filter((change) => obstacleTo(change, aModule(changes)) === null)).toEqual(offered);
  });
});

describe('a draft', () => {
  it('needs a reason to take a release from everybody, and none to give one', () => {
    const isReasonMissing = CHANGES.filter((change) => problemsOfDraft(change, { ...draft, reason: '  ' }).reason);
    expect(isReasonMissing).toEqual(['rollback', 'stop']);
  });

  it('needs a release where one is asked for', () => {
    const isReleaseMissing = CHANGES.filter((change) => problemsOfDraft(change, { ...draft, release: '' }).release);
    expect(isReleaseMissing).toEqual(['rollback', 'activate']);
  });

  it('needs a share above 0, up to 100', () => {
    const isWrong = (percent: string) => 'percent' in problemsOfDraft('activate', { ...draft, percent });
    expect(['', '0', '101', '-5', 'ten', '10,5'].filter((percent) => !isWrong(percent))).toEqual([]);
    expect(['0.01', '33.33', '100', ' 5 '].filter(isWrong)).toEqual([]);
  });
});
