import { randomUUID } from 'node:crypto';
import type { ReleaseReport } from '@crewdeck/contract';
import { ReportNetworks } from '../release-health/report-networks.ts';
import { ReportWriter } from '../release-health/report-writer.ts';
import { aPageTicket, TICKET_KEY } from '../testing/page-ticket.ts';
import { aReport, outReleases } from '../testing/releases-in-database.ts';
import { TestApi } from '../testing/test-api.ts';
import { GuardService } from './guard.service.ts';

const GOOD = '1.0.0-aaaaaaaa';
const NEW = '2.0.0-bbbbbbbb';
/** More than one network is believed in a minute. */
const MOST_LOADS = 4;

type Told = Pick<ReleaseReport, 'release' | 'outcome'>;
type Audience = 'visitor' | 'member';
const WORKS: Told = { release: NEW, outcome: 'ok' };
const CRASHES: Told = { release: NEW, outcome: 'crash' };

describe('who wants to steer the guard', () => {
  let api: TestApi;
  let module: string;
  let others: string[];

  beforeAll(async () => {
    api = await TestApi.start({ PREVIEW_KEYS: TICKET_KEY });
  });

  afterAll(() => api.stop());

  beforeEach(async () => {
    const id = randomUUID().slice(0, 8);
    module = `mf-${id}`;
    others = [`mf-${id}-1`, `mf-${id}-2`];
    for (const one of [module, ...others]) await outReleases(api.database, one, { live: NEW, lastGood: GOOD });
    // It is known at once, and not only after the first report of it.
    await load([CRASHES], '192.0.2.1', 'visitor');
    api.get(ReportWriter).pending.take();
  });

  /** As a browser sends it: with a ticket of its own, and believed as far as anybody is. */
  const load = async (told: readonly Told[], address: string, audience: Audience, of = [module]) =>
    api.call(null, 'POST /api/release-reports', {
      body: {
        ticket: await aPageTicket(),
        audience,
        reports: of.flatMap((one) => told.map((it) => aReport({ ...it, module: one }))),
      },
      headers: { 'x-forwarded-for': address },
    });
  const forger = async (
    networks: number,
    told: readonly Told[],
    { loads = MOST_LOADS, audience = 'visitor' as Audience, of = [module] } = {},
  ) => {
    for (let turn = 0; turn < loads; turn += 1)
      await Promise.all(
        Array.from({ length: networks }, (_, index) => load(told, addressOf(198, index), audience, of)),
      );
  };
  /** One load in each of so many networks, put beside what was told: they are honest, and too many to call one by one. */
  const people = (networks: number, told: readonly Told[], audience: Audience = 'visitor') => {
    const now = Date.now();
    for (let index = 0; index < networks; index += 1) {
      const bucket = api.get(ReportNetworks).of(addressOf(20, index), now)?.bucket ?? 0;
      for (const it of told)
        api.get(ReportWriter).pending.add({ ...aReport({ ...it, module }), audience }, bucket, now);
    }
  };
  const actionOfGuard = async (): Promise<string | null> => {
    await api.get(ReportWriter).write();
    await api.database.transaction((manager) => api.get(GuardService).lookAtAll(manager, new Date()));
    const [row] = await api.database.query(
      `SELECT action FROM release_events WHERE actor = 'guard' AND module = $1 ORDER BY created_at`,
      [module],
    );
    return row?.action ?? null;
  };

  it.each([
    ['three addresses with one page load each', 17, 3, 1, null],
    ['nine addresses', 200, 9, MOST_LOADS, null],
    ['64 networks, which are more than a quiet site has,', 20, 64, MOST_LOADS, 'rollback'],
    ['64 networks', 200, 64, MOST_LOADS, 'alarm'],
    ['64 networks', 2_000, 64, MOST_LOADS, null],
  ])(
    '%s, where it works in %d networks, tell of crashes in %d, %d times: %s',
    async (_, visitors, forged, loads, expected) => {
      people(visitors, [WORKS]);
      await forger(forged, [CRASHES], { loads });
      expect(await actionOfGuard()).toBe(expected);
    },
  );

  it.each([200, 2_000])(
    '64 networks that all say they are signed in, where %d visit and 20 of them are, make an alarm at most',
    async (networks) => {
      people(networks, [WORKS]);
      people(20, [WORKS], 'member');
      await forger(64, [CRASHES], { audience: 'member' });
      expect(await actionOfGuard()).toBe('alarm');
    },
  );

  it('64 networks that all say they are signed in, where nobody else is, make an alarm at most', async () => {
    people(200, [WORKS]);
    await forger(64, [CRASHES], { audience: 'member' });
    expect(await actionOfGuard()).toBe('alarm');
  });

  it('a few networks at night make nothing of a release that works for one', async () => {
    people(1, [WORKS]);
    await forger(6, [CRASHES], { loads: 1 });
    expect(await actionOfGuard()).toBeNull();
  });

  it.each([
    ['that others crash', 24, 4, 'rollback'],
    ['that others crash', 200, 64, 'rollback'],
    ['that others crash', 2_000, 64, 'rollback'],
    ['that it works', 24, 64, 'alarm'],
    ['that it works', 200, 64, 'rollback'],
    ['that the last good one crashes', 24, 4, 'rollback'],
    ['that the last good one crashes', 200, 64, 'rollback'],
  ] as const)(
    '%s: of what is broken for %d networks, %d say so, and the guard makes: %s',
    async (lie, networks, forgers, expected) => {
      if (lie === 'that others crash') await forger(forgers, [CRASHES], { of: others });
      else await forger(forgers, [lie === 'that it works' ? WORKS : { release: GOOD, outcome: 'crash' }]);
      people(networks, [CRASHES, { release: GOOD, outcome: 'ok' }]);
      expect(await actionOfGuard()).toBe(expected);
    },
  );
});

/** IPv4, another network for each index. */
function addressOf(first: number, index: number): string {
  return `${first}.${index >> 8}.${index & 255}.7`;
}
