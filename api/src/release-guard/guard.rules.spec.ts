import type { ReportCounts } from '../release-health/report-counts.ts';
import { decide } from './guard.rules.ts';
import type { GuardedModule, GuardedRelease, GuardLimits } from './guarded-module.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const LIMITS: GuardLimits = {
  GUARD_WINDOW_MINUTES: 5,
  GUARD_FAILURE_RATE: 0.1,
  GUARD_MIN_REPORTS: 20,
  GUARD_MIN_NETWORKS: 5,
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

const verdict = (module: GuardedModule) => {
  const decision = decide(module, LIMITS, NOW);
  return decision && `${decision.action} ${decision.release}`;
};

const ROLLBACK = 'rollback 2.0.0-bbbbbbbb';
const ALARM = 'alarm 2.0.0-bbbbbbbb';
const HALT = 'halt_canary 3.0.0-cccccccc';
const brokenCanary = out({ release: '3.0.0-cccccccc', counts: BROKEN });

describe('the guard', () => {
  it.each<[string, Partial<GuardedModule['live']>, string | null]>([
    ['that fails everywhere', { counts: counts(100, 100) }, ROLLBACK],
    ['that fails in more than half of few networks', { counts: counts(11, 20) }, ROLLBACK],
    ['that fails in half of few networks', { counts: counts(10, 20) }, ALARM],
    ['that fails too often, but in few of some networks', { counts: counts(15, 100, 50) }, ALARM],
    ['that fails in more than a third of 264 networks', { counts: counts(91, 264, 264) }, ROLLBACK],
    ['that fails in 64 of 264 networks', { counts: counts(64, 264, 264) }, ALARM],
    ['that fails in a tenth of many networks, and 64 more', { counts: counts(265, 2_000, 2_000) }, ROLLBACK],
    ['that fails in a tenth of many networks', { counts: counts(220, 2_000, 2_000) }, ALARM],
    ['that fails in 64 of many networks', { counts: { ...counts(640, 2_640, 2_064), failingNetworks: 64 } }, null],
    ['that fails as often as it may', { counts: counts(10, 100) }, null],
    ['with just enough reports', { counts: counts(20, 20) }, ROLLBACK],
    ['with one report too few', { counts: counts(19, 19) }, null],
    ['without a report', { counts: NO_REPORTS }, null],
    ['that fails in five networks', { counts: { ...counts(50, 50), networks: 8, failingNetworks: 5 } }, ROLLBACK],
    ['that fails in four networks', { counts: { ...counts(50, 50), networks: 4, failingNetworks: 4 } }, null],
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

  it.each<[string, Values, string | null]>([
    ['the module is stopped', { isStopped: true }, null],
    ['there is no last good one', { lastGood: null }, ALARM],
    ['the last good one fails as well', { lastGood: { release: 'x', counts: counts(40, 100) } }, ALARM],
    ['the last good one begins to fail as well', { lastGood: { release: 'x', counts: counts(9, 9, 9) } }, ALARM],
    ['the last good one fails much less', { lastGood: { release: 'x', counts: counts(20, 100) } }, ROLLBACK],
    ['the last good one fails in a few networks', { lastGood: { release: 'x', counts: counts(50, 50, 5) } }, ROLLBACK],
    ['it is the shell', { module: 'shell' }, ROLLBACK],
    ['the canary is fine', { canary: out({ release: '3.0.0-cccccccc' }) }, ROLLBACK],
    ['the canary is broken too', { canary: brokenCanary }, HALT],
    [
      'the canary is broken, which is known',
      { canary: { ...brokenCanary, hasBeenTakenBack: true, hasAlarmed: true } },
      ROLLBACK,
    ],
  ])('of a broken live release, when %s, makes the right thing', (_, values, expected) => {
    expect(verdict(aModule({ live: { counts: BROKEN }, ...values }))).toBe(expected);
  });

  it.each<[string, Values, string | null]>([
    ['the live one is fine', {}, HALT],
    ['the live one has proven itself and fails as well', { live: { counts: BROKEN, since: hoursAgo(99) } }, 'alarm'],
    ['the last good one fails as well', { lastGood: { release: 'x', counts: BROKEN } }, 'alarm'],
    ['it has taken it back before', { canary: { ...brokenCanary, hasBeenTakenBack: true } }, 'alarm'],
    ['there is no last good one', { lastGood: null }, HALT],
    ['a rollback has made the live one live', { live: { isFromRollback: true } }, HALT],
    ['it is long out', { canary: { ...brokenCanary, since: hoursAgo(25) } }, null],
    ['the module is stopped', { isStopped: true }, null],
  ])('of a broken canary, when %s, makes the right thing', (_, values, expected) => {
    const made = verdict(aModule({ canary: brokenCanary, ...values }));
    expect(made).toBe(expected === 'alarm' ? 'alarm 3.0.0-cccccccc' : expected);
  });

  it('says why in a sentence with the numbers', () => {
    const live = { counts: { reports: 113, failed: 38, networks: 20, failingNetworks: 12 } };
    expect(decide(aModule({ live }), LIMITS, NOW)?.reason).toBe(
      '38 of 113 reports of the last 5 minutes tell of a failure: 33.6%, where 10% are allowed. ' +
        'They come from about 12 networks.',
    );
    expect(decide(aModule({ live, lastGood: null }), LIMITS, NOW)?.reason).toMatch(
      /12 networks\. Nothing was changed: there is no last good release\.$/,
    );
  });
});
