import type { ReleaseName } from '../releases/release-name.ts';

/** How one release fared in one minute. */
export interface HealthOfMinute extends ReleaseName {
  readonly minute: Date;
  readonly ok: number;
  readonly failed: number;
  /** Buckets of networks, one bit each. */
  readonly networks: bigint;
  readonly failingNetworks: bigint;
}

/** Reports of one release over some minutes. */
export interface ReportCounts {
  readonly reports: number;
  readonly failed: number;
  /** At least so many networks reported, and reported a failure; 64 at most. */
  readonly networks: number;
  readonly failingNetworks: number;
}

const MINUTE_MS = 60_000;

/** @param since the whole minute that it lies in counts: who went out in it is to be seen at once */
export function countsOf(minutes: readonly HealthOfMinute[], name: ReleaseName, since: Date): ReportCounts {
  const from = since.getTime() - (since.getTime() % MINUTE_MS);
  const own = minutes.filter(
    ({ module, release, minute }) => module === name.module && release === name.release && minute.getTime() >= from,
  );
  const sum = (numberOf: (minute: HealthOfMinute) => number) =>
    own.reduce((total, minute) => total + numberOf(minute), 0);
  return {
    reports: sum(({ ok, failed }) => ok + failed),
    failed: sum(({ failed }) => failed),
    networks: sizeOf(own, ({ networks }) => networks),
    failingNetworks: sizeOf(own, ({ failingNetworks }) => failingNetworks),
  };
}

/** Each day has a numbering of its own, and one network two numbers at midnight: the days are not added up. */
function sizeOf(minutes: readonly HealthOfMinute[], setOf: (minute: HealthOfMinute) => bigint): number {
  const ofDays = new Map<string, bigint>();
  for (const minute of minutes) {
    const day = minute.minute.toISOString().slice(0, 10);
    ofDays.set(day, (ofDays.get(day) ?? 0n) | setOf(minute));
  }
  return Math.max(0, ...[...ofDays.values()].map(bitsIn));
}

function bitsIn(set: bigint): number {
  return set.toString(2).replaceAll('0', '').length;
}
