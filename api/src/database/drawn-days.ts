/** Fewer do not tell how much days differ. */
const FEWEST_DAYS = 10;
/** Of a thousand estimates one is off by more. */
const DEVIATIONS = 3;

export interface DrawnDay {
  readonly day: string;
  /** How much of all entries was made on that day. */
  readonly share: number;
}

export interface DrawnTotal {
  readonly total: number;
  /** What it surely is at least, going by how much the days differ. */
  readonly least: number;
}

/** Whether there are enough to estimate from. A day may be drawn twice, but tells nothing new then. */
export function areEnough(days: readonly DrawnDay[]): boolean {
  return differentOf(days) >= FEWEST_DAYS;
}

/** Estimates how many there are in all from how many there are on each of enough drawn days. */
export function totalFrom(days: readonly DrawnDay[], found: Readonly<Record<string, number>>): DrawnTotal {
  const totals = days.map(({ day, share }) => (found[day] ?? 0) / share);
  const total = meanOf(totals);
  const deviation = Math.sqrt(meanOf(totals.map((one) => (one - total) ** 2)) / (differentOf(days) - 1));
  return { total, least: total - DEVIATIONS * deviation };
}

function differentOf(days: readonly DrawnDay[]): number {
  return new Set(days.map(({ day }) => day)).size;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
