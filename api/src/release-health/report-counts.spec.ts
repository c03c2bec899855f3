import { aReport } from '../testing/releases-in-database.ts';
import { countsOf, type HealthOfMinute, minutesSince } from './report-counts.ts';
import { reportNetworkOf } from './report-networks.ts';

const aMinute = (at: string, values: Partial<HealthOfMinute> = {}): HealthOfMinute => ({
  ...aReport(),
  audience: 'unsaid',
  minute: new Date(at),
  ok: 1,
  failed: 1,
  networks: 0b11n,
  failingNetworks: 0b1n,
  ...values,
});

describe('the reports that the guard goes by', () => {
  const since = new Date('2026-11-21T12:00:30Z');

  it('are those of one release since it went out, from the very minute on', () => {
    const minutes = [
      aMinute('2026-11-21T11:59:00Z', { failed: 1000 }),
      aMinute('2026-11-21T12:00:00Z'),
      aMinute('2026-11-21T12:01:00Z', { ok: 10, failed: 5, networks: 2n ** 63n, failingNetworks: 0b10n }),
      aMinute('2026-11-21T12:01:00Z', { module: 'mf-projects', failed: 1000 }),
      aMinute('2026-11-21T12:01:00Z', { release: '9.9.9-aaaaaaaa', failed: 1000 }),
    ];
    expect(countsOf(minutesSince(minutes, since), aReport())).toEqual({
      reports: 17,
      failed: 6,
      networks: 3,
      failingNetworks: 2,
    });
  });

  it('are none when nobody has reported', () => {
    expect(countsOf([], aReport())).toEqual({ reports: 0, failed: 0, networks: 0, failingNetworks: 0 });
  });

  it('count no network twice at midnight, when its number changes', () => {
    const minutes = [
      aMinute('2026-11-21T23:59:00Z', { networks: 0b111n, failingNetworks: 0b100n }),
      aMinute('2026-11-22T00:00:00Z', { networks: 0b1000n, failingNetworks: 0b1000n }),
    ];
    expect(countsOf(minutes, aReport())).toMatchObject({ networks: 3, failingNetworks: 1 });
  });
});

describe('the network of a report', () => {
  const salt = Buffer.alloc(32, 1);
  const bucketOf = (address: string, of = salt) => reportNetworkOf(address, of).bucket;
  const keyOf = (address: string, of = salt) => reportNetworkOf(address, of).key;
  const addresses = Array.from({ length: 20_000 }, (_, index) => `198.51.${index >> 8}.${index & 255}`);

  it('is one of 1,024, all of them as likely', () => {
    const times = new Map<number, number>();
    for (const bucket of addresses.map((address) => bucketOf(address))) times.set(bucket, (times.get(bucket) ?? 0) + 1);
    expect([...times.keys()].sort((one, other) => one - other)).toEqual([...Array(1_024).keys()]);
    expect(Math.max(...times.values())).toBeLessThan(50);
  });

  it('is the address of IPv4, and the /48 of IPv6', () => {
    expect(new Set(addresses.map((address) => keyOf(address))).size).toBe(addresses.length);
    expect(keyOf('2001:db8:1:2::3')).toBe(keyOf('2001:db8:1:ffff:1:2:3:4'));
    expect(keyOf('2001:db8:1::3')).not.toBe(keyOf('2001:db8:2::3'));
    expect(keyOf('::ffff:198.51.100.7')).toBe(keyOf('198.51.100.7'));
  });

  it('is another one on another day', () => {
    expect(keyOf('198.51.100.7', Buffer.alloc(32, 2))).not.toBe(keyOf('198.51.100.7'));
  });
});
