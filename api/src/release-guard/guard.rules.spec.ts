import type { ReportCounts } from '../release-health/report-counts.ts';
import { decide } from './guard.rules.ts';
import type { GuardedModule, GuardedRelease, GuardLimits } from './guarded-module.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const LIMITS: GuardLimits = {
  GUARD_WINDOW_MINUTES: 5,
  GUARD_FAILURE_RATE: 0.1,
  GUARD_MIN_REPORTS: 20,
  GUARD_MIN_NETWORKS: 3,
  GUARD_WATCH_HOURS: 24,
};
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

const counts = (failed: number, reports: number, networks = 20): ReportCounts => ({
  reports,
  failed,
  networks,
  failingNetworks: Math.ceil((networks * failed) / Math.max(1, reports)),
});
const FINE = counts(0, 100);
const BROKEN = counts(60, 100);
const NO_REPORTS = counts(0, 0);

const out = (values: Partial<GuardedRelease> = {}): GuardedRelease => ({
  release: '2.0.0-bbbbbbbb',
  since: hoursAgo(1),
  counts: FINE,
  hasBeenTakenBack: false,
  hasAlarmed: false,
  ...values,
});

interface Values extends Partial<Omit<GuardedModule, 'live'>> {
  readonly live?: Partial<GuardedModule['live']>;
}

const aModule = ({ live, ...values }: Values = {}): GuardedModule => ({
  module: 'mf-profile',
  isStopped: false,
  live: { ...out(), isFromRollback: false, ...live },
  canary: null,
  lastGood: { release: '1.0.0-aaaaaaaa', counts: NO_REPORTS },
  ...values,
});

const verdict = (module: GuardedModule, others: readonly ReportCounts[] = []) => {
  const decision = decide(module, others, LIMITS, NOW);
  return decision && `${decision.action} ${decision.release}`;
};

const ROLLBACK = 'rollback 2.0.0-bbbbbbbb';
const ALARM = 'alarm 2.0.0-bbbbbbbb';
const HALT = 'halt_canary 3.0.0-cccccccc';
const brokenCanary = out({ release: '3.0.0-cccccccc', counts: BROKEN });

describe('the guard', () => {
  it.each<[string, Partial<GuardedModule['live']>, string | null]>([
    ['that fails everywhere', { counts: counts(100, 100) }, ROLLBACK],
    ['that fails too often', { counts: counts(11, 100) }, ROLLBACK],
    ['that fails as often as it may', { counts: counts(10, 100) }, null],
    ['with just enough reports', { counts: counts(20, 20) }, ROLLBACK],
    ['with one report too few', { counts: counts(19, 19) }, null],
    ['without a report', { counts: NO_REPORTS }, null],
    ['that fails in three networks', { counts: { ...counts(50, 50), networks: 5, failingNetworks: 3 } }, ROLLBACK],
    ['that fails in two networks', { counts: { ...counts(50, 50), networks: 2, failingNetworks: 2 } }, null],
    [
      'that fails often in few of many networks',
      { counts: { ...counts(500, 600), networks: 40, failingNetworks: 4 } },
      null,
    ],
    ['that is no longer new', { counts: BROKEN, since: hoursAgo(24) }, null],
    ['that is new for a minute more', { counts: BROKEN, since: hoursAgo(23.98) }, ROLLBACK],
    ['that a rollback has made live', { counts: BROKEN, isFromRollback: true }, ALARM],
    ['that it has taken back before', { counts: BROKEN, hasBeenTakenBack: true }, ALARM],
    ['that it has raised an alarm about', { counts: BROKEN, hasBeenTakenBack: true, hasAlarmed: true }, null],
    ['that it has raised an alarm about, now that it may', { counts: BROKEN, hasAlarmed: true }, ROLLBACK],
  ])('of a live release %s makes the right thing', (_, live, expected) => {
    expect(verdict(aModule({ live }))).toBe(expected);
  });

  it.each<[string, Values, readonly ReportCounts[], string | null]>([
    ['the module is stopped', { isStopped: true }, [], null],
    ['there is no last good one', { lastGood: null }, [], ALARM],
    ['the last good one fails as well', { lastGood: { release: 'x', counts: counts(40, 100) } }, [], ALARM],
    ['the last good one fails much less', { lastGood: { release: 'x', counts: counts(20, 100) } }, [], ROLLBACK],
    ['the last good one has failed a few times', { lastGood: { release: 'x', counts: counts(5, 5) } }, [], ROLLBACK],
    ['most others fail as well', {}, [BROKEN, BROKEN, FINE], ALARM],
    ['half of the others fail as well', {}, [BROKEN, BROKEN, FINE, FINE], ROLLBACK],
    ['another one fails as well', {}, [BROKEN], ROLLBACK],
    ['others fail much less', {}, [counts(20, 100), counts(20, 100)], ROLLBACK],
    ['nobody knows of the others', {}, [counts(3, 3), counts(3, 3), NO_REPORTS], ROLLBACK],
    ['it is the shell, and all fail with it', { module: 'shell' }, [BROKEN, BROKEN, BROKEN], ROLLBACK],
    ['the canary is fine', { canary: out({ release: '3.0.0-cccccccc' }) }, [], ROLLBACK],
    ['the canary is broken too', { canary: brokenCanary }, [], HALT],
    [
      'the canary is broken, which is known',
      { canary: { ...brokenCanary, hasBeenTakenBack: true, hasAlarmed: true } },
      [],
      ROLLBACK,
    ],
  ])('of a broken live release, when %s, makes the right thing', (_, values, others, expected) => {
    expect(verdict(aModule({ live: { counts: BROKEN }, ...values }), others)).toBe(expected);
  });

  it.each<[string, Values, readonly ReportCounts[], string | null]>([
    ['the live one is fine', {}, [], HALT],
    [
      'the live one has proven itself and fails as well',
      { live: { counts: BROKEN, since: hoursAgo(99) } },
      [],
      'alarm',
    ],
    ['the last good one fails as well', { lastGood: { release: 'x', counts: BROKEN } }, [], 'alarm'],
    ['most others fail as well', {}, [BROKEN, BROKEN], 'alarm'],
    ['it has taken it back before', { canary: { ...brokenCanary, hasBeenTakenBack: true } }, [], 'alarm'],
    ['there is no last good one', { lastGood: null }, [], HALT],
    ['a rollback has made the live one live', { live: { isFromRollback: true } }, [], HALT],
    ['it is long out', { canary: { ...brokenCanary, since: hoursAgo(25) } }, [], null],
    ['the module is stopped', { isStopped: true }, [], null],
  ])('of a broken canary, when %s, makes the right thing', (_, values, others, expected) => {
    const made = verdict(aModule({ canary: brokenCanary, ...values }), others);
    expect(made).toBe(expected === 'alarm' ? 'alarm 3.0.0-cccccccc' : expected);
  });

  it('says why in a sentence with the numbers', () => {
    const live = { counts: { reports: 113, failed: 38, networks: 30, failingNetworks: 12 } };
    expect(decide(aModule({ live }), [], LIMITS, NOW)?.reason).toBe(
      '38 of 113 reports of the last 5 minutes tell of a failure: 33.6%, where 10% are allowed. ' +
        'They come from at least 12 networks.',
    );
    expect(decide(aModule({ live, lastGood: null }), [], LIMITS, NOW)?.reason).toMatch(
      /12 networks\. Nothing was changed: there is no last good release\.$/,
    );
  });
});
