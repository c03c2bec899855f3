import type { ModuleStatus, ReleaseEvent } from '@crewdeck/contract';
import {
  aCanary,
  aHealth,
  aModule,
  anEvent,
  aRelease,
  aStatus,
  aStop,
  CANARY,
  LIVE,
  minutesAgo,
  NOW,
} from './builders.ts';
import { failureRate, verdictOn } from './verdict.ts';

const failing = (ok: number, failed: number) => [aHealth(LIVE.release, [[1, ok, failed]])];
const AUDIENCES = { visitor: { ok: 900, failed: 0 }, member: { ok: 0, failed: 4 } };
const problemsOf = (module: ModuleStatus, events: ReleaseEvent[] = []) =>
  verdictOn(aStatus({ modules: [module], events }), NOW).problems;

describe('what is wrong with a module', () => {
  it('is nothing while it works', () => {
    expect(problemsOf(aModule({ health: failing(200, 1) }), [anEvent()])).toEqual([]);
  });

  it('is that it is stopped, by whom, since when and why', () => {
    expect(problemsOf(aModule({ stopped: aStop() }))).toEqual([
      {
        module: 'mf-projects',
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
    expect(problemsOf(aModule({ health: failing(ok, failed) }))).toMatchObject([
      { about: 'live', severity, remedy: 'rollback' },
    ]);
  });

  it.each([
    [0.01, 99, 1, 'danger'],
    [0.01, 999, 1, undefined],
    [0.5, 51, 49, 'warning'],
    [0.5, 50, 50, 'danger'],
    [0.5, 91, 9, undefined],
  ])('is judged by the rate of the guard: at %d, %d good and %d failed loads are %s', (rate, ok, failed, severity) => {
    const guard = { failureRate: rate, minReports: 20 };
    const { problems } = verdictOn(aStatus({ guard, modules: [aModule({ health: failing(ok, failed) })] }), NOW);
    expect(problems[0]?.severity).toBe(severity);
  });

  it('has no remedy in a rollback when nothing good is left to go back to', () => {
    expect(problemsOf(aModule({ health: failing(0, 9), lastGood: null }))).toMatchObject([{ remedy: 'activate' }]);
  });

  it('is mended by halting the canary when that is what fails', () => {
    const module = aModule({ canary: aCanary(), health: [...failing(90, 0), aHealth(CANARY.release, [[1, 5, 5]])] });
    expect(problemsOf(module)).toMatchObject([
      { about: 'canary', text: 'The canary fails: 50 % of 10 loads in the last 5 minutes.', remedy: 'halt' },
    ]);
  });

  it('is an alarm of the guard until somebody has done something', () => {
    const alarm = anEvent({ action: 'alarm', actor: 'guard', reason: 'No last good release.', at: minutesAgo(3) });
    const published = anEvent({ action: 'publish', at: minutesAgo(1) });
    expect(problemsOf(aModule(), [published, alarm])).toMatchObject([
      { about: 'alarm', text: 'The guard raised an alarm, 3 min ago: No last good release.' },
    ]);
    expect(problemsOf(aModule(), [anEvent({ action: 'rollback' }), alarm])).toEqual([]);
  });

  it('tells the worst first', () => {
    const live = aRelease(LIVE.release, { badReason: 'Dates were wrong.' });
    const severities = problemsOf(aModule({ live, health: failing(1, 9) })).map(({ severity }) => severity);
    expect(severities).toEqual(['danger', 'warning']);
  });
});

describe('what a release is judged by', () => {
  const textOf = (...minutes: [number, number, number][]) =>
    problemsOf(aModule({ health: [aHealth(LIVE.release, minutes)] }))[0]?.text;

  it('is the last five minutes, so that a long good time does not hide what fails now', () => {
    expect(textOf([40, 1000, 0], [2, 5, 5])).toBe('The live release fails: 50 % of 10 loads in the last 5 minutes.');
  });

  it('is the whole hour while the last minutes saw next to nobody', () => {
    expect(textOf([40, 10, 10], [2, 1, 0])).toBe('The live release fails: 48 % of 21 loads in the last hour.');
  });

  it('is also what those report who are too few to be seen among all', () => {
    const health = { ...aHealth(LIVE.release, [[1, 900, 4]]), audiences: AUDIENCES };
    expect(problemsOf(aModule({ health: [health] }))).toMatchObject([
      {
        severity: 'danger',
        text: 'The live release fails for people who are signed in: 100 % of 4 loads in the last hour.',
      },
    ]);
  });

  it('is the rate of all loads, and none without loads', () => {
    expect(failureRate({ ok: 3, failed: 1 })).toBe(0.25);
    expect(failureRate({ ok: 0, failed: 0 })).toBeNull();
  });
});

describe('the verdict', () => {
  const notable = aModule({ module: 'mf-explore', health: failing(95, 5) });
  const stopped = aModule({ module: 'mf-profile', stopped: aStop() });
  const calm = aModule({ module: 'shell' });

  it('is calm while nothing is wrong', () => {
    expect(verdictOn(aStatus({ modules: [calm] }), NOW)).toMatchObject({
      tone: 'success',
      headline: 'Nothing is wrong',
    });
  });

  it('does not call calm what could not be read again', () => {
    expect(verdictOn(aStatus({ modules: [calm] }), NOW, true)).toMatchObject({
      tone: 'warning',
      headline: 'Nothing was wrong when this was last read',
    });
  });

  it('names what is worth a look', () => {
    expect(verdictOn(aStatus({ modules: [calm, notable] }), NOW)).toMatchObject({
      tone: 'warning',
      headline: 'Worth a look: mf-explore',
    });
  });

  it('puts what people miss before all else, whatever the order of the modules', () => {
    const verdict = verdictOn(aStatus({ modules: [notable, stopped] }), NOW);
    expect(verdict).toMatchObject({ tone: 'danger', headline: 'mf-profile is in trouble' });
    expect(verdict.problems.map(({ module }) => module)).toEqual(['mf-profile', 'mf-explore']);
  });
});

describe('what is wrong with the edges', () => {
  const edge = { name: 'edge-1:3000', revision: 40, missing: [`mf-projects@${LIVE.release}`], seenAt: minutesAgo(0) };

  it('is that one can not read what is live', () => {
    const { tone, problems } = verdictOn(aStatus({ edges: [edge] }), NOW);
    expect(tone).toBe('danger');
    expect(problems).toMatchObject([
      { module: 'mf-projects', about: 'edge', text: expect.stringContaining(edge.name) },
    ]);
  });

  it('is that one refuses the log of the API, which stands in the banner before anything else', () => {
    const forked = { ...edge, missing: [], log: { size: 7, isForked: true } };
    expect(verdictOn(aStatus({ edges: [forked] }), NOW)).toMatchObject({
      tone: 'danger',
      problems: [{ module: 'edges', about: 'edge', text: expect.stringContaining('release log verify') }],
    });
    const calm = { ...forked, log: { size: 7, isForked: false } };
    expect(verdictOn(aStatus({ edges: [calm] }), NOW).tone).toBe('success');
  });

  it('is that none says what it serves, where the API knows of edges', () => {
    expect(verdictOn(aStatus({ edges: [] }), NOW)).toMatchObject({ headline: 'Worth a look: edges' });
    expect(verdictOn(aStatus(), NOW).tone).toBe('success');
    expect(verdictOn(aStatus({ edges: [{ ...edge, missing: [] }] }), NOW).tone).toBe('success');
  });
});
