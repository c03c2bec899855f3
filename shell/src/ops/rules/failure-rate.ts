import type { ReleaseHealth } from '@crewdeck/contract';

export type Counts = ReleaseHealth['total'];

/** What a release is judged by: the latest minutes, or the whole hour where those saw too few loads. */
export interface Judged extends Counts {
  window: 'the last 5 minutes' | 'the last hour';
}

const RECENT_MS = 5 * 60_000;
const FEWEST_RECENT = 5;
const SMALL_PERCENT = 10;

export function loadsOf({ ok, failed }: Counts): number {
  return ok + failed;
}

/** From 0 to 1; `null` when nothing was loaded. */
export function failureRate(counts: Counts): number | null {
  const loads = loadsOf(counts);
  return loads === 0 ? null : counts.failed / loads;
}

export function judgedCounts(health: ReleaseHealth, now: number): Judged {
  const recent = sumOf(health.minutes.filter(({ at }) => now - Date.parse(at) <= RECENT_MS));
  if (loadsOf(recent) >= FEWEST_RECENT) return { ...recent, window: 'the last 5 minutes' };
  return { ...health.total, window: 'the last hour' };
}

export function sumOf(counts: readonly Counts[]): Counts {
  return counts.reduce((sum, { ok, failed }) => ({ ok: sum.ok + ok, failed: sum.failed + failed }), {
    ok: 0,
    failed: 0,
  });
}

/** `23 %`, `0.4 %`; never `0 %` of something that did fail, never `100 %` of something that did not wholly. */
export function percentText(rate: number): string {
  const percent = rate * 100;
  if (percent === 0) return '0 %';
  if (percent < 0.1) return '< 0.1 %';
  if (percent < SMALL_PERCENT) return `${Number(percent.toFixed(1))} %`;
  if (percent < 100) return `${Math.min(99, Math.round(percent))} %`;
  return '100 %';
}

/** `1,204`. */
export function countText(count: number): string {
  return count.toLocaleString('en-GB');
}
