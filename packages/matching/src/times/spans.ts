/** A stretch of time in minutes since the first of the compared weeks began, 0:00 UTC. It may have begun before. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** What a clock shows at `from`: minutes since Monday, 0:00. */
  readonly wall: number;
}

/** When one person is free. */
export interface FreeSpan extends Span {
  /** What a clock in UTC shows at `from`, as `wall`. */
  readonly utc: number;
}

/** A stretch in which both sides are free. */
export interface Overlap extends Span {
  /** What the clock of the other side shows at `from`. */
  readonly theirs: number;
}

/** How many weeks are compared, so that a change of the clocks shows. */
export const WEEKS = 4;
export const DAY_MINUTES = 24 * 60;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Spans in the order of time, and those as one that overlap. */
export function unionOf<T extends Span>(spans: readonly T[]): T[] {
  const merged: T[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from || one.to - other.to)) {
    const last = merged.at(-1);
    if (!last || last.to < span.from) merged.push(span);
    else if (span.to > last.to) merged[merged.length - 1] = { ...last, to: span.to };
  }
  return merged;
}

/** What two unions have in common, in the order of time. */
export function overlapsOf(yours: readonly Span[], theirs: readonly Span[]): Overlap[] {
  const found: Overlap[] = [];
  let [place, otherPlace] = [0, 0];
  for (;;) {
    const [one, other] = [yours[place], theirs[otherPlace]];
    if (!one || !other) return found;
    const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
    if (from < to) found.push({ from, to, wall: wallAt(one, from), theirs: wallAt(other, from) });
    if (one.to < other.to) place += 1;
    else otherPlace += 1;
  }
}

/** What a clock shows at a minute of a span. No part of a day has a change of the clocks in it. */
export function wallAt({ from, wall }: Pick<Span, 'from' | 'wall'>, minute: number): number {
  return (wall + minute - from) % WEEK_MINUTES;
}

/** Those that begin in each of the compared weeks. A weekly time begins once in each, if no clock changes. */
export function weeksOf<T extends Span>(spans: readonly T[]): T[][] {
  return Array.from({ length: WEEKS }, (_, week) =>
    spans.filter(({ from }) => Math.floor(from / WEEK_MINUTES) === week),
  );
}

/** How long those last that begin in the compared weeks. */
export function minutesOf(spans: readonly Pick<Span, 'from' | 'to'>[]): number {
  let minutes = 0;
  for (const { from, to } of spans) if (from >= 0 && from < WEEKS * WEEK_MINUTES) minutes += to - from;
  return minutes;
}
