import type { REPORT_AUDIENCES } from '@crewdeck/contract';
import type { ReleaseName } from '../releases/release-name.ts';
import { type NetworkSet, sizeOf } from './network-set.ts';

/** Whose page loads reports are of, by the word of the page. */
export type Audience = (typeof REPORT_AUDIENCES)[number];
/** Pages of before say nothing. */
export type SaidAudience = Audience | 'unsaid';

/** How one release fared with one audience in one minute, or on one day. */
export interface HealthOfMinute extends ReleaseName {
  readonly audience: SaidAudience;
  readonly minute: Date;
  readonly ok: number;
  readonly failed: number;
  readonly networks: NetworkSet;
  readonly failingNetworks: NetworkSet;
}

/** Reports of one release over some minutes. */
export interface ReportCounts {
  readonly reports: number;
  readonly failed: number;
  /** About so many networks reported, and reported a failure; some 7,000 at most. */
  readonly networks: number;
  readonly failingNetworks: number;
}

const MINUTE_MS = 60_000;

/** @param since the whole minute that it lies in counts: who went out in it is to be seen at once */
export function minutesSince(minutes: readonly HealthOfMinute[], since: Date): HealthOfMinute[] {
  const from = since.getTime() - (since.getTime() % MINUTE_MS);
  return minutes.filter(({ minute }) => minute.getTime() >= from);
}

export function countsOf(minutes: readonly HealthOfMinute[], name: ReleaseName): ReportCounts {
  const own = minutes.filter(({ module, release }) => module === name.module && release === name.release);
  const sum = (numberOf: (minute: HealthOfMinute) => number) =>
    own.reduce((total, minute) => total + numberOf(minute), 0);
  return {
    reports: sum(({ ok, failed }) => ok + failed),
    failed: sum(({ failed }) => failed),
    networks: largestDay(own, ({ networks }) => networks),
    failingNetworks: largestDay(own, ({ failingNetworks }) => failingNetworks),
  };
}

/** Each day has a numbering of its own, and one network two numbers at midnight: the days are not added up. */
function largestDay(minutes: readonly HealthOfMinute[], setOf: (minute: HealthOfMinute) => NetworkSet): number {
  const ofDays = new Map<string, NetworkSet>();
  for (const minute of minutes) {
    const day = minute.minute.toISOString().slice(0, 10);
    ofDays.set(day, (ofDays.get(day) ?? 0n) | setOf(minute));
  }
  return Math.max(0, ...[...ofDays.values()].map(sizeOf));
}
