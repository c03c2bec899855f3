import type { Channel } from '@crewdeck/contract';
import { type Change, decide as decideChange } from '@crewdeck/releases/channel-rules';
import fc from 'fast-check';
import type { ReportCounts } from '../release-health/report-counts.ts';
import { decide } from './guard.rules.ts';
import type { GuardedRelease, GuardLimits, View } from './guarded-module.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const RUNS = Number(process.env.FUZZ_RUNS ?? 300);
const LIMITS: GuardLimits = {
  GUARD_WINDOW_MINUTES: 5,
  GUARD_FAILURE_RATE: 0.1,
  GUARD_MIN_REPORTS: 20,
  GUARD_MIN_NETWORKS: 5,
  GUARD_WATCH_HOURS: 24,
};
const RELEASES = ['1.0.0-aaaaaaaa', '2.0.0-bbbbbbbb', '3.0.0-cccccccc', '4.0.0-dddddddd'];
const MINUTE_MS = 60_000;

/** Everybody reports alike, whenever that was. */
function viewsOf(counts: ReportCounts): View[] {
  const audiences = ['everybody', 'visitor', 'member'] as const;
  return audiences.flatMap((audience) =>
    (['recent', 'since out'] as const).map((time) => ({ audience, time, counts })),
  );
}

interface Event {
  readonly actor: 'guard' | 'person';
  readonly action: string;
  readonly release: string | null;
  readonly previous: string | null;
  readonly at: Date;
}

/** A module whose changes are decided by the real rules; what happened is read from its events, as from the database. */
class World {
  now = new Date('2026-11-21T00:00:00Z');
  readonly events: Event[] = [];
  private channel: Channel = { live: RELEASES[0] ?? '', lastGood: null, canary: null, isStopped: false };
  private liveSince = this.now;
  private canarySince = this.now;
  private readonly bad = new Set<string>();

  change(actor: Event['actor'], change: Change): void {
    const lived = this.events.filter(({ action }) => action === 'activate' || action === 'rollback').reverse();
    const good = [...new Set(lived.flatMap(({ release }) => release ?? []))].filter((one) => !this.bad.has(one));
    // What a person may not do is refused, and changes nothing.
    const outcome = attempt(() => decideChange('mf-profile', this.channel, change, { good, bad: [...this.bad] }));
    if (!outcome) return;
    if (outcome.channel.live !== this.channel.live) this.liveSince = this.now;
    if (outcome.channel.canary?.release !== this.channel.canary?.release) this.canarySince = this.now;
    if (outcome.turnsBad) this.bad.add(outcome.turnsBad);
    if (outcome.isForgiven) this.bad.delete(outcome.isForgiven);
    this.channel = outcome.channel;
    this.events.push({ ...outcome.event, actor, at: this.now });
  }

  guard(countsOf: (release: string) => ReportCounts): void {
    const { live, lastGood, canary, isStopped } = this.channel;
    const latest = this.events.findLast(({ action }) => action === 'activate' || action === 'rollback');
    const module = {
      module: 'mf-profile',
      isStopped,
      live: { ...this.out(live, this.liveSince, countsOf), isFromRollback: latest?.action === 'rollback' },
      canary: canary && this.out(canary.release, this.canarySince, countsOf),
      lastGood: lastGood === null ? null : { release: lastGood, views: viewsOf(countsOf(lastGood)) },
    };
    const decision = decide(module, LIMITS, this.now);
    if (!decision) return;
    const { action, release, reason } = decision;
    if (action === 'alarm') this.events.push({ actor: 'guard', action, release, previous: null, at: this.now });
    else if (action === 'halt_canary') this.change('guard', { action: 'rollback', reason });
    else this.change('guard', { action: 'rollback', reason, ...(lastGood === null ? {} : { to: lastGood }) });
  }

  private out(release: string, since: Date, countsOf: (release: string) => ReportCounts): GuardedRelease {
    const own = this.events.filter(({ actor }) => actor === 'guard');
    return {
      release,
      since,
      views: viewsOf(countsOf(release)),
      hasBeenTakenBack: own.some((event) => takenBackBy(event) === release),
      hasAlarmed: own.some((event) => event.action === 'alarm' && event.release === release && event.at >= since),
    };
  }
}

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function takenBackBy({ action, previous, release }: Event): string | null {
  if (action === 'rollback') return previous;
  return action === 'halt_canary' ? release : null;
}

const release = fc.constantFrom(...RELEASES);
const personsChange = fc.oneof<fc.Arbitrary<Change>[]>(
  fc.record({ action: fc.constant('activate'), release, percent: fc.constantFrom(5, 100) }),
  fc.record({ action: fc.constant('rollback'), reason: fc.constant('x') }),
  fc.record({ action: fc.constant('rollback'), to: release, reason: fc.constant('x') }),
  fc.record({ action: fc.constantFrom('stop', 'resume'), reason: fc.constant('x') }),
);
const traffic = fc
  .record({
    reports: fc.nat(200),
    rate: fc.constantFrom(0, 0.02, 0.09, 0.12, 0.5, 1),
    networks: fc.integer({ min: 1, max: 64 }),
  })
  .map(({ reports, rate, networks }): ReportCounts => {
    const failed = Math.round(reports * rate);
    return { reports, failed, networks, failingNetworks: Math.min(networks, failed) };
  });
/** Of each release. */
const everybodysTraffic = fc.array(traffic, { minLength: RELEASES.length, maxLength: RELEASES.length });
const round = fc.record({
  minutes: fc.integer({ min: 1, max: 40 }),
  // A person acts now and then; the guard looks all the time.
  change: fc.option(personsChange, { freq: 3, nil: null }),
  traffic: everybodysTraffic,
});

function worldAfter(rounds: readonly { minutes: number; change: Change | null; traffic: ReportCounts[] }[]): World {
  const world = new World();
  for (const { minutes, change, traffic: counts } of rounds) {
    world.now = new Date(world.now.getTime() + minutes * MINUTE_MS);
    if (change) world.change('person', change);
    const countsOf = (name: string) =>
      counts[RELEASES.indexOf(name)] ?? { reports: 0, failed: 0, networks: 0, failingNetworks: 0 };
    for (let look = 0; look < 3; look += 1) world.guard(countsOf);
  }
  return world;
}

describe(`whatever pages report and people do for hours, from seed ${SEED}`, () => {
  const kinds = new Set<string>();
  const check = (rule: (events: readonly Event[]) => void) => {
    const property = fc.property(fc.array(round, { minLength: 10, maxLength: 60 }), (rounds) => {
      const { events } = worldAfter(rounds);
      for (const { actor, action } of events) kinds.add(`${actor} ${action}`);
      rule(events);
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
  };
  const ofGuard = (events: readonly Event[]) => events.filter(({ actor }) => actor === 'guard');

  it('the guard takes no release back twice', () => {
    check((events) => {
      const takenBack = ofGuard(events).flatMap((event) => takenBackBy(event) ?? []);
      expect(takenBack).toEqual([...new Set(takenBack)]);
    });
  });

  it('the guard never rolls back what a rollback has made live, until a person makes another release live', () => {
    check((events) => {
      const changes = events.filter(({ action }) => action === 'activate' || action === 'rollback');
      for (const [index, event] of changes.entries())
        if (event.actor === 'guard') expect(changes[index - 1]).toMatchObject({ actor: 'person', action: 'activate' });
    });
  });

  it('the guard raises one alarm about a release that is out, however often it looks', () => {
    check((events) => {
      for (const [index, { action, release: alarmed }] of events.entries()) {
        if (action !== 'alarm') continue;
        const before = events
          .slice(0, index)
          .findLastIndex((event) => event.action === 'alarm' && event.release === alarmed);
        if (before === -1) continue;
        const between = events.slice(before + 1, index).map(({ actor }) => actor);
        expect(between).toContain('person');
      }
    });
  });

  it('all of that has happened', () => {
    expect([...kinds].filter((kind) => kind.startsWith('guard')).sort()).toEqual([
      'guard alarm',
      'guard halt_canary',
      'guard rollback',
    ]);
  });
});

/** Page loads of people, one in each network, and what one person reports from up to 64 others, as much as is believed. */
const forgery = fc.record({
  people: fc.integer({ min: 20, max: 5_000 }),
  forgers: fc.nat(64),
  told: fc.integer({ min: 1, max: 10 }),
});
const NOW = new Date('2026-11-21T12:00:00Z');
const AS_GUARDED = { since: NOW, hasBeenTakenBack: false, hasAlarmed: false };

describe(`one person with up to 64 networks, from seed ${SEED}`, () => {
  const decisionOn = (live: ReportCounts, lastGood: ReportCounts) =>
    decide(
      {
        module: 'mf-profile',
        isStopped: false,
        live: { ...AS_GUARDED, release: '2.0.0-bbbbbbbb', views: viewsOf(live), isFromRollback: false },
        canary: null,
        lastGood: { release: '1.0.0-aaaaaaaa', views: viewsOf(lastGood) },
      },
      LIMITS,
      NOW,
    );
  const countsOf = (works: Crowd, fails: Crowd): ReportCounts => ({
    reports: works.loads + fails.loads,
    failed: fails.loads,
    networks: works.networks + fails.networks,
    failingNetworks: fails.networks,
  });

  it('has no release rolled back that works in as many', () => {
    const property = fc.property(forgery, fc.nat(64), ({ people, forgers, told }, liars) => {
      fc.pre(forgers <= people);
      const live = countsOf({ networks: people, loads: people }, { networks: forgers, loads: forgers * told });
      const lastGood = countsOf({ networks: liars, loads: liars }, { networks: 0, loads: 0 });
      expect(decisionOn(live, lastGood)?.action).not.toBe('rollback');
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
  });

  it('keeps no release live that fails in more than twice as many, whatever is told of it and of the last good one', () => {
    const property = fc.property(forgery, ({ people, forgers, told }) => {
      fc.pre(people > 2 * forgers);
      const [crowd, liars] = [
        { networks: people, loads: people },
        { networks: forgers, loads: forgers * told },
      ];
      expect(decisionOn(countsOf(liars, crowd), countsOf(crowd, liars))?.action).toBe('rollback');
    });
    fc.assert(property, { seed: SEED, numRuns: RUNS });
  });
});

interface Crowd {
  readonly networks: number;
  readonly loads: number;
}
