import { aCanary, aKeptRelease, aModule, aRelease, aStop, CANARY, LAST_GOOD, LIVE } from '@crewdeck/releases/builders';
import { offeredChanges } from './changes.ts';
import { initialDraft, problemsOfDraft, requestOf } from './draft.ts';
import { releaseChoices } from './release-choices.ts';

const draft = { release: LAST_GOOD.release, percent: '100', pause: '10', reason: ' It fails. ' };
const plan = { steps: [5, 25, 100], pauseMinutes: 10, next: 25, nextAt: '2026-11-21T12:08:00Z', waitsFor: null };
const planned = (isPaused: boolean) => ({
  ...CANARY,
  percent: 5,
  since: CANARY.publishedAt,
  plan: { ...plan, isPaused },
});

describe('what can be done to a module', () => {
  it.each([
    ['that is live', {}, ['rollback', 'activate', 'stop']],
    ['with a canary', { canary: aCanary() }, ['rollback', 'halt', 'activate', 'stop']],
    ['with one that steps by itself', { canary: planned(false) }, ['rollback', 'halt', 'pause', 'activate', 'stop']],
    ['with one that is paused', { canary: planned(true) }, ['rollback', 'halt', 'continue', 'activate', 'stop']],
    ['that is stopped', { stopped: aStop() }, ['rollback', 'resume']],
    ['that is the shell, which everything needs', { module: 'shell' }, ['rollback', 'activate']],
  ])('%s', (_which, changes, offered) => {
    expect(offeredChanges(aModule(changes))).toEqual(offered);
  });
});

describe('a draft', () => {
  it('begins with the last good release, or the canary to make live', () => {
    expect(initialDraft('rollback', aModule()).release).toBe(LAST_GOOD.release);
    expect(initialDraft('activate', aModule({ canary: aCanary() })).release).toBe(CANARY.release);
    expect(initialDraft('rollback', aModule({ lastGood: null })).release).toBeNull();
  });

  it('needs a reason to take something away, and none to give it back', () => {
    const silent = { ...draft, reason: '  ' };
    for (const change of ['rollback', 'halt', 'stop'] as const)
      expect(problemsOfDraft(change, silent)).toHaveProperty('reason');
    for (const change of ['activate', 'resume'] as const) expect(problemsOfDraft(change, silent)).toEqual({});
  });

  it.each(['', '0', '0.001', '100.01', '101', '1e1', '-5', 'ten', '10,5', '5,', '5,25,25'])(
    'refuses a share of "%s"',
    (percent) => {
      expect(problemsOfDraft('activate', { ...draft, percent })).toHaveProperty('percent');
    },
  );

  it.each(['0.01', '10', '33.33', '100', ' 5 ', '5, 25, 100'])('takes a share of "%s"', (percent) => {
    expect(problemsOfDraft('activate', { ...draft, percent })).toEqual({});
  });

  it('of steps needs a pause in minutes, and sends both', () => {
    const stepped = { ...draft, percent: '5, 25, 100', pause: '15' };
    for (const pause of ['', '0', '1.5', 'soon', '10081'])
      expect(problemsOfDraft('activate', { ...stepped, pause })).toHaveProperty('pause');
    expect(requestOf('activate', stepped, aModule())).toMatchObject({
      percent: 5,
      steps: [5, 25, 100],
      pauseMinutes: 15,
    });
    expect(requestOf('activate', draft, aModule())).not.toHaveProperty('steps');
  });

  it('needs a release where one is asked for', () => {
    expect(problemsOfDraft('rollback', { ...draft, release: null })).toHaveProperty('release');
  });
});

describe('the releases to choose from', () => {
  const older = aRelease('1.3.0-dddddddd');
  const kept = [aKeptRelease(LIVE), aKeptRelease(older, { problems: ['It has no page.'] }), aKeptRelease(LAST_GOOD)];
  const namesOf = (...given: Parameters<typeof releaseChoices>) =>
    releaseChoices(...given).map(({ release }) => release);

  it('are known in part before the list of kept ones is there', () => {
    expect(namesOf(aModule({ canary: aCanary() }), [])).toEqual([LAST_GOOD.release, CANARY.release]);
  });

  it('never hold the live one, and each other one once', () => {
    expect(namesOf(aModule(), kept)).toEqual([LAST_GOOD.release, older.release]);
  });

  it('hold the last good one once when it is the canary as well, and say both', () => {
    const canary = { ...LAST_GOOD, percent: 5, since: LAST_GOOD.publishedAt };
    expect(releaseChoices(aModule({ canary }), kept).filter(({ release }) => release === LAST_GOOD.release)).toEqual([
      expect.objectContaining({ tags: ['Last good', 'Canary'] }),
    ]);
  });

  it('carry what speaks against them', () => {
    expect(releaseChoices(aModule(), kept).map(({ problems }) => problems.length)).toEqual([0, 1]);
  });
});
