import { fromBits, type NetworkSet, sizeOf, toBits } from './network-set.ts';
import { reportNetworkOf } from './report-networks.ts';

const SALT = Buffer.alloc(32, 1);

/** As many IPv4 networks. */
function aSet(networks: number, first = 20): NetworkSet {
  let set = 0n;
  for (let index = 0; index < networks; index += 1) {
    const { bucket } = reportNetworkOf(`${first}.${index >> 8}.${index & 255}.7`, SALT);
    set |= 1n << BigInt(bucket);
  }
  return set;
}

describe('a set of networks', () => {
  it.each([0, 1, 5, 64, 200, 1_000, 3_000, 5_000])('of %d is told to be of about as many', (networks) => {
    const size = sizeOf(aSet(networks));
    expect(size).toBeGreaterThanOrEqual(networks * 0.85);
    expect(size).toBeLessThanOrEqual(networks * 1.15);
  });

  it('has an end, where all numbers are taken', () => {
    expect(sizeOf(2n ** 1024n - 1n)).toBe(7_098);
  });

  it('is written as PostgreSQL has it, and read again', () => {
    const set = aSet(500);
    expect(toBits(set)).toMatch(/^[01]{1024}$/);
    expect(fromBits(toBits(set))).toBe(set);
  });
});
