import {
  aCanary,
  aHealth,
  aModule,
  anEvent,
  aRelease,
  aStop,
  CANARY,
  LIVE,
  minutesAgo,
  NOW,
} from '../testing/builders.ts';
import { problemsOf } from './module-problems.ts';

const failing = (ok: number, failed: number) => [aHealth(LIVE.release, [[1, ok, failed]])];

describe('what is wrong with a module', () => {
  it('is nothing while it works', () => {
    expect(problemsOf(aModule({ health: failing(200, 1) }), [anEvent()], NOW)).toEqual([]);
  });

  it('is that it is stopped, by whom, since when and why', () => {
    expect(problemsOf(aModule({ stopped: aStop() }), [], NOW)).toEqual([
      {
        about: 'stop',
        severity: 'danger',
        text: 'Nobody gets it. Stopped by kenji@example.org, 42 min ago: It loses drafts.',
        remedy: 'resume',
      },
    ]);
  });

  it.each([
    [90, 10, 'danger'],
    [8, 2, 'warning'],
    [97, 3, 'warning'],
  ])('with %d good and %d failed loads of what is live is of severity %3$s', (ok, failed, severity) => {
    expect(problemsOf(aModule({ health: failing(ok, failed) }), [], NOW)).toMatchObject([
      { about: 'live', severity, remedy: 'rollback' },
    ]);
  });

  it('has no remedy in a rollback when nothing good is left to go back to', () => {
    expect(problemsOf(aModule({ health: failing(0, 9), lastGood: null }), [], NOW)).toMatchObject([
      { remedy: 'activate' },
    ]);
  });

  it('is mended by halting the canary when that is what fails', () => {
    const module = aModule({ canary: aCanary(), health: [...failing(90, 0), aHealth(CANARY.release, [[1, 5, 5]])] });
    expect(problemsOf(module, [], NOW)).toMatchObject([
      { about: 'canary', text: 'The canary fails: 50 % of 10 loads in the last 5 minutes.', remedy: 'halt' },
    ]);
  });

  it('is an alarm of the guard until somebody has done something', () => {
    const alarm = anEvent({ action: 'alarm', actor: 'guard', reason: 'No last good release.', at: minutesAgo(3) });
    const published = anEvent({ action: 'publish', at: minutesAgo(1) });
    expect(problemsOf(aModule(), [published, alarm], NOW)).toMatchObject([
      { about: 'alarm', text: 'The guard raised an alarm, 3 min ago: No last good release.' },
    ]);
    expect(problemsOf(aModule(), [anEvent({ action: 'rollback' }), alarm], NOW)).toEqual([]);
  });

  it('tells the worst first', () => {
    const live = aRelease(LIVE.release, { badReason: 'Dates were wrong.' });
    const severities = problemsOf(aModule({ live, health: failing(1, 9) }), [], NOW).map(({ severity }) => severity);
    expect(severities).toEqual(['danger', 'warning']);
  });
});
