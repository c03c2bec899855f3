/** A stretch of time, in minutes since the first of the compared weeks began at 0:00 UTC. `from` is negative where it began before. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** Local time at `from`, in minutes since Monday, 0:00. */
  readonly wall: number;
}

/** When one person is free. */
export interface FreeSpan extends Span {
  /** The same in UTC. */
  readonly utc: number;
}

/** A stretch in which both sides are free. */
export interface Overlap extends Span {
  /** Local time of the other side at `from`, like `wall`. */
  readonly theirs: number;
}

/** How many weeks are compared: a clock change in them shows. */
export const WEEKS = 4;
export const DAY_MINUTES = 24 * 60;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Sorted by time; spans that overlap or touch become one. */
export function unionOf<T extends Span>(spans: readonly T[]): T[] {
  const merged: T[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from || one.to - other.to)) {
    const last = merged.at(-1);
    if (!last || last.to < span.from) merged.push(span);
    else if (span.to > last.to) merged[merged.length - 1] = { ...last, to: span.to };
  }
  return merged;
}

/** The intersection of two unions, sorted by time. */
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

/** Local time at a minute of a span. Parts of a day have no clock change in their own zone; one in another zone isn't seen. */
export function wallAt({ from, wall }: Pick<Span, 'from' | 'wall'>, minute: number): number {
  return (wall + minute - from) % WEEK_MINUTES;
}

/** Spans by the week in which they begin. */
export function weeksOf<T extends Span>(spans: readonly T[]): T[][] {
  return Array.from({ length: WEEKS }, (_, week) =>
    spans.filter(({ from }) => Math.floor(from / WEEK_MINUTES) === week),
  );
}

/** Total length of spans that begin in the compared weeks, in minutes. */
export function minutesOf(spans: readonly Pick<Span, 'from' | 'to'>[]): number {
  let minutes = 0;
  for (const { from, to } of spans) if (from >= 0 && from < WEEKS * WEEK_MINUTES) minutes += to - from;
  return minutes;
}
