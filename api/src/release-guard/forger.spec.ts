import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseReport } from '@crewdeck/contract';
import { eventually } from '../testing/eventually.ts';
import { aPageTicket, TICKET_KEY } from '../testing/page-ticket.ts';
import { aReport, outReleases } from '../testing/releases-in-database.ts';
import { TestApi } from '../testing/test-api.ts';

const GOOD = '1.0.0-aaaaaaaa';
const NEW = '2.0.0-bbbbbbbb';
const OTHERS = ['mf-projects', 'mf-explore'];
/** Reports are written every 2 seconds, and the guard looks all the time. */
const WRITTEN_AND_LOOKED_AT_MS = 4_000;
/** Far more than one network is believed in a minute. */
const MOST_LOADS = 10;
const AT_ONCE = 100;

interface Crowd {
  readonly networks: number;
  /** Page loads of each network. */
  readonly loads?: number;
  readonly reports: readonly ReleaseReport[];
}

describe('who wants to steer the guard', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await TestApi.start({ GUARD_INTERVAL_MS: '100', PREVIEW_KEYS: TICKET_KEY });
    await outReleases(api.database, 'mf-profile', { live: NEW, lastGood: GOOD });
    for (const module of OTHERS) await outReleases(api.database, module, { live: NEW, lastGood: GOOD });
  });

  afterEach(() => api.stop());

  const load = async (reports: readonly ReleaseReport[], address: string) =>
    api.call(null, 'POST /api/release-reports', {
      body: { ticket: await aPageTicket(), reports },
      headers: { 'x-forwarded-for': address },
    });
  const come = async (first: number, { networks, loads = 1, reports }: Crowd) => {
    const addresses = Array.from({ length: networks * loads }, (_, index) => addressOf(first, index % networks));
    for (let done = 0; done < addresses.length; done += AT_ONCE)
      await Promise.all(addresses.slice(done, done + AT_ONCE).map((address) => load(reports, address)));
  };
  const people = (crowd: Crowd) => come(20, crowd);
  const forger = (crowd: Crowd) => come(198, { loads: MOST_LOADS, ...crowd });
  const actions = async (): Promise<string[]> => {
    const rows = await api.database.query(
      `SELECT module || ' ' || action AS action FROM release_events WHERE actor = 'guard' ORDER BY created_at`,
    );
    return rows.map(({ action }: { action: string }) => action);
  };
  const isRolledBack = async () => (await actions()).includes('mf-profile rollback');
  const expectRollback = async (expected: boolean) => {
    if (expected) return void (await eventually(isRolledBack, 30_000));
    await sleep(WRITTEN_AND_LOOKED_AT_MS);
    expect(await isRolledBack()).toBe(false);
  };
  const works = (module = 'mf-profile') => [aReport({ module, release: NEW })];
  const crashes = (module = 'mf-profile') => [aReport({ module, release: NEW, outcome: 'crash' })];

  it.each([
    ['three addresses with one page load each', { networks: 17 }, { networks: 3, loads: 1 }, false],
    ['nine addresses', { networks: 200 }, { networks: 9 }, false],
    ['64 networks, which are more than a quiet site has,', { networks: 20 }, { networks: 64 }, true],
    ['64 networks', { networks: 200 }, { networks: 64 }, false],
    ['64 networks', { networks: 2000 }, { networks: 64 }, false],
  ])('%s, where it works in %o, and %o tell of crashes: rolled back is %s', async (_, visitors, forged, expected) => {
    await people({ ...visitors, reports: works() });
    await forger({ ...forged, reports: crashes() });
    await expectRollback(expected);
  });

  const liesOf = {
    'that it works': [...works()],
    'that the last good one crashes': [aReport({ release: GOOD, outcome: 'crash' })],
    'that others crash': OTHERS.flatMap((module) => crashes(module)),
  };

  it.each([
    ['that others crash', 24, 4, true],
    ['that others crash', 200, 64, true],
    ['that others crash', 2_000, 64, true],
    ['that it works', 24, 64, false],
    ['that it works', 200, 64, true],
    ['that the last good one crashes', 24, 4, true],
    ['that the last good one crashes', 200, 64, true],
  ] as const)(
    '%s: of what is broken for %d networks, %d say so, and rolled back is %s',
    async (lie, networks, forgers, expected) => {
      await forger({ networks: forgers, reports: liesOf[lie] });
      await people({ networks, reports: [...crashes(), aReport({ release: GOOD })] });
      await expectRollback(expected);
    },
  );
});

/** IPv4, another network for each index. */
function addressOf(first: number, index: number): string {
  return `${first}.${index >> 8}.${index & 255}.7`;
}
