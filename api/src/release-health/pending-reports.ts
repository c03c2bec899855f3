import type { ReleaseReport } from '@crewdeck/contract';
import { fullNameOf } from '../releases/release-name.ts';
import type { NetworkSet } from './network-set.ts';
import type { SaidAudience } from './report-counts.ts';

/** What one page load says of one release. */
export interface ToldReport extends ReleaseReport {
  readonly audience: SaidAudience;
}

/** Reports of one kind in one minute. */
export interface Count extends ToldReport {
  /** When the minute began, in milliseconds since the epoch. */
  readonly minute: number;
  readonly count: number;
  readonly networks: NetworkSet;
}

const MINUTE_MS = 60_000;
/** Counts that can't be written are worth something to the guard for some minutes; then they give way. */
const KEPT_FOR_MS = 10 * MINUTE_MS;
/** Some megabytes. What comes on top is dropped until there is room; what is known goes on counting. */
const MOST_COUNTS = 10_000;

/** What has been reported and is not in the database yet, added up. */
export class PendingReports {
  private counts = new Map<string, Count>();

  get size(): number {
    return this.counts.size;
  }

  /** @returns `false` when there was no room for it */
  add(report: ToldReport, bucket: number, now: number): boolean {
    const minute = now - (now % MINUTE_MS);
    return this.merge({ ...report, minute, count: 1, networks: 1n << BigInt(bucket) });
  }

  /** All of it, always in the same order, so that two processes that write the same rows never wait in a circle. */
  take(): Count[] {
    const taken = [...this.counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
    this.counts = new Map();
    return taken;
  }

  /** Takes back what could not be written, unless it is too old by now. */
  putBack(counts: readonly Count[], now: number): void {
    for (const count of counts) if (count.minute > now - KEPT_FOR_MS) this.merge(count);
  }

  private merge(added: Count): boolean {
    const key = `${fullNameOf(added)} ${added.outcome} ${added.audience} ${added.minute}`;
    const known = this.counts.get(key);
    if (!known && this.counts.size >= MOST_COUNTS) return false;
    const count = (known?.count ?? 0) + added.count;
    this.counts.set(key, { ...added, count, networks: (known?.networks ?? 0n) | added.networks });
    return true;
  }
}
