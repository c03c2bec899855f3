import type { ReportCounts } from '../release-health/report-counts.ts';
import { decide } from './guard.rules.ts';
import type { GuardedModule, GuardedRelease, GuardLimits, View } from './guarded-module.ts';

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
const recent = (counts: ReportCounts, audience: View['audience'] = 'everybody'): View[] => [
  { audience, time: 'recent', counts },
];
const sinceOut = (counts: ReportCounts, audience: View['audience'] = 'everybody'): View[] => [
  { audience, time: 'since out', counts },
];
const FINE = counts(0, 100);
const BROKEN = counts(60, 100);
const NO_REPORTS = counts(0, 0);

const out = (values: Partial<GuardedRelease> = {}): GuardedRelease => ({
  release: '2.0.0-bbbbbbbb',
  since: hoursAgo(1),
  views: recent(FINE),
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
  lastGood: { release: '1.0.0-aaaaaaaa', views: recent(NO_REPORTS) },
  ...values,
});

const verdict = (module: GuardedModule) => {
  const decision = decide(module, LIMITS, NOW);
  return decision && `${decision.action} ${decision.release}`;
};

const ROLLBACK = 'rollback 2.0.0-bbbbbbbb';
const ALARM = 'alarm 2.0.0-bbbbbbbb';
const HALT = 'halt_canary 3.0.0-cccccccc';
const brokenCanary = out({ release: '3.0.0-cccccccc', views: recent(BROKEN) });

describe('the guard', () => {
  it.each<[string, Partial<GuardedModule['live']>, string | null]>([
    ['that fails everywhere', { views: recent(counts(100, 100)) }, ROLLBACK],
    ['that fails in more than half of few networks', { views: recent(counts(11, 20)) }, ROLLBACK],
    ['that fails in half of few networks', { views: recent(counts(10, 20)) }, ALARM],
    ['that fails too often, but in few of some networks', { views: recent(counts(15, 100, 50)) }, ALARM],
    ['that fails in more than a third of 264 networks', { views: recent(counts(91, 264, 264)) }, ROLLBACK],
    ['that fails in 64 of 264 networks', { views: recent(counts(64, 264, 264)) }, ALARM],
    ['that fails in a tenth of many networks, and 64 more', { views: recent(counts(265, 2_000, 2_000)) }, ROLLBACK],
    ['that fails in a tenth of many networks', { views: recent(counts(220, 2_000, 2_000)) }, ALARM],
    [
      'that fails in 64 of many networks',
      { views: recent({ ...counts(640, 2_640, 2_064), failingNetworks: 64 }) },
      null,
    ],
    ['that fails as often as it may', { views: recent(counts(10, 100)) }, null],
    ['with just enough reports', { views: recent(counts(20, 20)) }, ROLLBACK],
    ['with one report too few', { views: recent(counts(19, 19)) }, null],
    ['without a report', { views: recent(NO_REPORTS) }, null],
    [
      'that fails in five networks',
      { views: recent({ ...counts(50, 50), networks: 8, failingNetworks: 5 }) },
      ROLLBACK,
    ],
    ['that fails in four networks', { views: recent({ ...counts(50, 50), networks: 4, failingNetworks: 4 }) }, null],
    [
      'that fails often in few of many networks',
      { views: recent({ ...counts(500, 600), networks: 40, failingNetworks: 4 }) },
      null,
    ],
    ['that is no longer new', { views: recent(BROKEN), since: hoursAgo(24) }, null],
    ['that is new for a minute more', { views: recent(BROKEN), since: hoursAgo(23.98) }, ROLLBACK],
    ['that a rollback has made live', { views: recent(BROKEN), isFromRollback: true }, ALARM],
    ['that it has taken back before', { views: recent(BROKEN), hasBeenTakenBack: true }, ALARM],
    ['that it has raised an alarm about', { views: recent(BROKEN), hasBeenTakenBack: true, hasAlarmed: true }, null],
    ['that it has raised an alarm about, now that it may', { views: recent(BROKEN), hasAlarmed: true }, ROLLBACK],
  ])('of a live release %s makes the right thing', (_, live, expected) => {
    expect(verdict(aModule({ live }))).toBe(expected);
  });

  it.each<[string, Values, string | null]>([
    ['the module is stopped', { isStopped: true }, null],
    ['there is no last good one', { lastGood: null }, ALARM],
    ['the last good one fails as well', { lastGood: { release: 'x', views: recent(counts(40, 100)) } }, ALARM],
    ['the last good one begins to fail as well', { lastGood: { release: 'x', views: recent(counts(9, 9, 9)) } }, ALARM],
    ['the last good one fails much less', { lastGood: { release: 'x', views: recent(counts(20, 100)) } }, ROLLBACK],
    [
      'the last good one fails in a few networks',
      { lastGood: { release: 'x', views: recent(counts(50, 50, 5)) } },
      ROLLBACK,
    ],
    ['it is the shell', { module: 'shell' }, ROLLBACK],
    ['the canary is fine', { canary: out({ release: '3.0.0-cccccccc' }) }, ROLLBACK],
    ['the canary is broken too', { canary: brokenCanary }, HALT],
    [
      'the canary is broken, which is known',
      { canary: { ...brokenCanary, hasBeenTakenBack: true, hasAlarmed: true } },
      ROLLBACK,
    ],
  ])('of a broken live release, when %s, makes the right thing', (_, values, expected) => {
    expect(verdict(aModule({ live: { views: recent(BROKEN) }, ...values }))).toBe(expected);
  });

  it.each<[string, Values, string | null]>([
    ['the live one is fine', {}, HALT],
    [
      'the live one has proven itself and fails as well',
      { live: { views: recent(BROKEN), since: hoursAgo(99) } },
      'alarm',
    ],
    ['the last good one fails as well', { lastGood: { release: 'x', views: recent(BROKEN) } }, 'alarm'],
    ['it has taken it back before', { canary: { ...brokenCanary, hasBeenTakenBack: true } }, 'alarm'],
    ['there is no last good one', { lastGood: null }, HALT],
    ['a rollback has made the live one live', { live: { isFromRollback: true } }, HALT],
    ['it is long out', { canary: { ...brokenCanary, since: hoursAgo(25) } }, null],
    ['the module is stopped', { isStopped: true }, null],
  ])('of a broken canary, when %s, makes the right thing', (_, values, expected) => {
    const made = verdict(aModule({ canary: brokenCanary, ...values }));
    expect(made).toBe(expected === 'alarm' ? 'alarm 3.0.0-cccccccc' : expected);
  });

  it.each<[string, View[], string | null]>([
    ['for every member', [...recent(counts(30, 50, 50)), ...recent(counts(30, 30, 30), 'member')], ROLLBACK],
    [
      'for every member, who are more than one person can make up',
      [...recent(counts(80, 2_000, 2_000)), ...recent(counts(80, 80, 80), 'member')],
      ROLLBACK,
    ],
    [
      'for every member, who are few of many',
      [...recent(counts(24, 2_000, 2_000)), ...recent(counts(24, 24, 24), 'member')],
      ALARM,
    ],
    ['for every visitor', [...recent(counts(30, 50, 50)), ...recent(counts(30, 30, 30), 'visitor')], ROLLBACK],
    ['for a tenth of the members', [...recent(counts(4, 80, 80)), ...recent(counts(4, 40, 40), 'member')], null],
  ])('of a release that fails %s makes the right thing', (_, views, expected) => {
    expect(verdict(aModule({ live: { views } }))).toBe(expected);
  });

  it.each<[string, Values, string | null]>([
    ['works for nobody of five', { live: { views: sinceOut(counts(5, 5, 5)) } }, ROLLBACK],
    ['works for nobody of four', { live: { views: sinceOut(counts(4, 4, 4)) } }, null],
    ['works for one of ten', { live: { views: sinceOut(counts(9, 10, 10)) } }, null],
    ['works for nobody in four networks', { live: { views: sinceOut(counts(30, 30, 4)) } }, null],
    [
      'is drawn for six, and breaks the page of each',
      { live: { views: sinceOut({ reports: 12, failed: 6, networks: 6, failingNetworks: 6 }) } },
      ROLLBACK,
    ],
    [
      'works mostly, and has failed once in each of six networks',
      { live: { views: sinceOut({ reports: 60, failed: 6, networks: 6, failingNetworks: 6 }) } },
      null,
    ],
    [
      'works for nobody of five who are signed in, and for 26 visitors',
      { live: { views: [...sinceOut(counts(5, 31, 31)), ...sinceOut(counts(5, 5, 5), 'member')] } },
      ALARM,
    ],
    [
      'works for nobody, as the last good one',
      {
        live: { views: sinceOut(counts(6, 6, 6)) },
        lastGood: { release: 'x', views: sinceOut(counts(3, 3, 3)) },
      },
      ALARM,
    ],
    [
      'works for nobody, but the last good one does',
      {
        live: { views: sinceOut(counts(6, 6, 6)) },
        lastGood: { release: 'x', views: sinceOut(counts(1, 6, 6)) },
      },
      ROLLBACK,
    ],
    ['works for nobody and is a day old', { live: { views: sinceOut(counts(9, 9, 9)), since: hoursAgo(24) } }, null],
  ])('of a release that %s since it is out makes the right thing', (_, values, expected) => {
    expect(verdict(aModule(values))).toBe(expected);
  });

  it('takes few reports for little, where one network is enough', () => {
    const views = [...recent(counts(3, 3, 1)), ...sinceOut(counts(3, 3, 1))];
    expect(decide(aModule({ live: { views } }), { ...LIMITS, GUARD_MIN_NETWORKS: 1 }, NOW)).toBeNull();
  });

  it('goes by the pages that nothing excuses', () => {
    const live = { views: [...recent(BROKEN), ...recent(BROKEN, 'member')] };
    const lastGood = { release: 'x', views: [...recent(BROKEN), ...recent(FINE, 'member')] };
    expect(verdict(aModule({ live, lastGood }))).toBe(ROLLBACK);
  });

  it('says whose pages they are, and since when', () => {
    const live = { views: recent(counts(30, 30, 30), 'member') };
    expect(decide(aModule({ live }), LIMITS, NOW)?.reason).toMatch(
      /^30 of 30 reports of the last 5 minutes by people who are signed in tell of a failure: 100%,/,
    );
    expect(decide(aModule({ live: { views: sinceOut(counts(5, 5, 5)) } }), LIMITS, NOW)?.reason).toBe(
      '5 of 5 reports since it is out tell of a failure, and there is no network in which it works. ' +
        'They come from about 5 networks.',
    );
  });

  it('says why in a sentence with the numbers', () => {
    const live = { views: recent({ reports: 113, failed: 38, networks: 20, failingNetworks: 12 }) };
    expect(decide(aModule({ live }), LIMITS, NOW)?.reason).toBe(
      '38 of 113 reports of the last 5 minutes tell of a failure: 33.6%, where 10% are allowed. ' +
        'They come from about 12 networks.',
    );
    expect(decide(aModule({ live, lastGood: null }), LIMITS, NOW)?.reason).toMatch(
      /12 networks\. Nothing was changed: there is no last good release\.$/,
    );
  });
});
