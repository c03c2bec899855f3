import { aModule, aRelease, minutesAgo, NOW as NOON } from '@crewdeck/releases/builders';
import fc from 'fast-check';
import type { Outcome, SeenModule } from '../release-health/faults.ts';
import { alertsOf, decide, type Watched } from './guard.rules.ts';

const NOW = new Date(NOON);
const [LIVE, GOOD, CANARY] = ['2.0.0-bbbbbbbb', '1.0.0-aaaaaaaa', '3.0.0-cccccccc'];

interface Told {
  ok?: number;
  cantStart?: number;
  outcome?: Outcome;
  route?: string;
}

/** `visitors`: networks that loaded any release of the module. */
function seen(visitors: number, told: Record<string, Told>): SeenModule {
  const releases = Object.entries(told).map(([release, { ok = 0, cantStart = 0, outcome = 'crash', route = null }]) => {
    const fault = { outcome, networks: cantStart, route, browser: 'Firefox 128', message: 'x is undefined' };
    return [release, { ok, cantStart, faults: cantStart > 0 ? [fault] : [] }] as const;
  });
  return { module: OUT.module, networks: visitors, releases: Object.fromEntries(releases) };
}

const OUT = {
  ...aModule({ live: aRelease(LIVE), liveSince: minutesAgo(10), lastGood: aRelease(GOOD) }),
  isFromRollback: false,
  alerts: [] as string[],
};
const CANARY_OF_TEN = { ...aRelease(CANARY), percent: 10, since: minutesAgo(10) };
const TRIED = { ...OUT, liveSince: minutesAgo(600), canary: CANARY_OF_TEN };
const actionOn = (module: Watched, what: SeenModule) => decide(module, what, NOW)?.action ?? null;

describe('a release in its first hour', () => {
  it('is taken back when it can’t start for five networks and half of all, while the last good one works', () => {
    expect(decide(OUT, seen(10, { [LIVE]: { cantStart: 5, route: '/profile' }, [GOOD]: { ok: 5 } }), NOW)).toEqual({
      action: 'rollback',
      release: LIVE,
      reason:
        '2.0.0-bbbbbbbb can’t start for 5 of 10 networks. 2.0.0-bbbbbbbb can’t start: it throws before its first rendering, on /profile: 5 of 10 networks in the last 5 minutes, mostly Firefox 128. “x is undefined”',
    });
  });

  it.each([
    ['it can’t start for four networks', OUT, seen(4, { [LIVE]: { cantStart: 4 }, [GOOD]: { ok: 4 } })],
    ['it starts for more than half', OUT, seen(11, { [LIVE]: { cantStart: 5 }, [GOOD]: { ok: 5 } })],
    ['the last good one fails as well', OUT, seen(9, { [LIVE]: { cantStart: 9 }, [GOOD]: { ok: 4, cantStart: 5 } })],
    ['nobody has seen the last good one work', OUT, seen(9, { [LIVE]: { cantStart: 9 } })],
    ['there is no last good one', { ...OUT, lastGood: null }, seen(9, { [LIVE]: { cantStart: 9 } })],
    [
      'its first hour is over',
      { ...OUT, liveSince: minutesAgo(60) },
      seen(9, { [LIVE]: { cantStart: 9 }, [GOOD]: { ok: 9 } }),
    ],
    [
      'a rollback brought it back',
      { ...OUT, isFromRollback: true },
      seen(9, { [LIVE]: { cantStart: 9 }, [GOOD]: { ok: 9 } }),
    ],
  ])('stays when %s', (_, module, what) => {
    expect(actionOn(module, what)).toBeNull();
  });
});

describe('a canary in its first hour', () => {
  it('is ended when it can’t start for half of its share, while the live one works', () => {
    expect(actionOn(TRIED, seen(100, { [CANARY]: { cantStart: 5 }, [LIVE]: { ok: 90 } }))).toBe('end_canary');
    expect(actionOn(TRIED, seen(101, { [CANARY]: { cantStart: 5 }, [LIVE]: { ok: 90 } }))).toBeNull();
    expect(actionOn(TRIED, seen(100, { [CANARY]: { cantStart: 5 }, [LIVE]: { ok: 40, cantStart: 50 } }))).toBeNull();
  });
});

describe('an attacker', () => {
  const networks = (most: number) => fc.integer({ min: 0, max: most });

  it('needs five networks, and as many as all visitors together, to have a healthy release taken back', () => {
    const lies = fc.record({ visitors: networks(3_000), forged: networks(3_000), aboutGood: networks(3_000) });
    fc.assert(
      fc.property(lies, ({ visitors, forged, aboutGood }) => {
        const what = seen(visitors + forged, {
          [LIVE]: { ok: visitors, cantStart: forged },
          [GOOD]: { ok: Math.min(aboutGood, forged) },
        });
        const isTakenBack = actionOn(OUT, what) !== null;
        expect(isTakenBack && (forged < 5 || forged < visitors)).toBe(false);
      }),
    );
  });

  it('needs more networks than all visitors to keep a broken one live', () => {
    const lies = fc.record({ visitors: fc.integer({ min: 5, max: 3_000 }), forged: networks(3_000) });
    fc.assert(
      fc.property(lies, ({ visitors, forged }) => {
        const what = (good: object) =>
          seen(visitors + forged, { [LIVE]: { ok: forged, cantStart: visitors }, [GOOD]: good });
        const isKept = [what({ ok: visitors }), what({ ok: visitors, cantStart: forged })].some(
          (one) => actionOn(OUT, one) === null,
        );
        expect(isKept && forged < visitors).toBe(false);
      }),
    );
  });

  it('needs half of the share of a canary to have it ended', () => {
    const lies = fc.record({ visitors: networks(3_000), forged: networks(3_000) });
    fc.assert(
      fc.property(lies, ({ visitors, forged }) => {
        const what = seen(visitors + forged, { [CANARY]: { cantStart: forged }, [LIVE]: { ok: visitors } });
        const isEnded = actionOn(TRIED, what) !== null;
        expect(isEnded && (forged < 5 || forged < 0.05 * (visitors + forged))).toBe(false);
      }),
    );
  });

  it('can do nothing at all after the first hour', () => {
    const what = seen(5_000, { [LIVE]: { cantStart: 5_000 }, [GOOD]: { ok: 5_000 } });
    expect(actionOn({ ...OUT, liveSince: minutesAgo(61) }, what)).toBeNull();
  });
});

describe('an alert', () => {
  const telling = (told: Told, module: Watched = OUT) => alertsOf(module, seen(40, { [LIVE]: told }));

  it('names outcome, page, browser and message, from three networks on', () => {
    expect(telling({ cantStart: 3, outcome: 'error', route: '/profile' })).toEqual([
      {
        release: LIVE,
        outcome: 'error',
        networks: 3,
        headline: '2.0.0-bbbbbbbb throws an error, on /profile',
        text: '2.0.0-bbbbbbbb throws an error, on /profile: 3 of 40 networks in the last 5 minutes, mostly Firefox 128. “x is undefined”',
      },
    ]);
    expect(telling({ cantStart: 2, outcome: 'error' })).toEqual([]);
  });

  it('leaves alone what fails for fewer than one network in a hundred', () => {
    expect(telling({ ok: 400, cantStart: 3, outcome: 'error' })).toEqual([]);
    expect(telling({ ok: 290, cantStart: 3, outcome: 'error' })).toHaveLength(1);
  });

  it('is given once an hour of each release, outcome and page', () => {
    const [first] = telling({ cantStart: 3, outcome: 'error', route: '/profile' });
    const told = { ...OUT, alerts: [first?.text ?? ''] };
    expect(telling({ cantStart: 30, outcome: 'error', route: '/profile' }, told)).toEqual([]);
    expect(telling({ cantStart: 30, outcome: 'error', route: '/profile/edit' }, told)).toHaveLength(1);
    expect(telling({ cantStart: 30, outcome: 'busy', route: '/profile' }, told)).toHaveLength(1);
  });

  it('is one of ten an hour for each module while fewer than five networks see the fault', () => {
    expect(telling({ cantStart: 4, outcome: 'error' }, { ...OUT, alerts: Array(10).fill('Another.') })).toEqual([]);
  });

  it('is given beyond these ten of a fault that five networks see, once an hour, and thirty in all', () => {
    const [alert, ...others] = telling(
      { cantStart: 5, outcome: 'error' },
      { ...OUT, alerts: Array(10).fill('Forged.') },
    );
    expect(alert).toMatchObject({ release: LIVE, outcome: 'error' });
    expect(others).toEqual([]);
    const alerts = [...Array(10).fill('Forged.'), alert?.text];
    expect(telling({ cantStart: 100, outcome: 'error' }, { ...OUT, alerts })).toEqual([]);
    expect(telling({ cantStart: 100, outcome: 'error' }, { ...OUT, alerts: Array(30).fill('Forged.') })).toEqual([]);
  });

  it('is of the live release and the canary, and of no other', () => {
    const what = seen(40, { [CANARY]: { cantStart: 3 }, [GOOD]: { cantStart: 9 } });
    expect(alertsOf(TRIED, what).map(({ release }) => release)).toEqual([CANARY]);
  });
});
