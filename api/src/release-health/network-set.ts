/** Networks are told apart by so many numbers. Several may share one; which is whose is forgotten with the day's salt. */
export const BUCKETS = 1_024;

/** Numbers of networks, one bit each. */
export type NetworkSet = bigint;

/** About how many networks are in a set, by those numbers that are free (linear counting). At most some 7,000. */
export function sizeOf(set: NetworkSet): number {
  const taken = set.toString(2).replaceAll('0', '').length;
  return Math.round(-BUCKETS * Math.log(Math.max(BUCKETS - taken, 1) / BUCKETS));
}

/** As PostgreSQL writes `bit(1024)`. */
export function toBits(set: NetworkSet): string {
  return set.toString(2).padStart(BUCKETS, '0');
}

export function fromBits(bits: string): NetworkSet {
  return BigInt(`0b${bits}`);
}
