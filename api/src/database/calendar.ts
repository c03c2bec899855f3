import type { DrawnDay } from './drawn-days.ts';

const DAY_MS = 86_400_000;
/** Each day is one list of the index more that is opened, whether anything is in it or not. */
const MOST_DAYS = 100;
/** The lists of days that hold more cost as much as they spare. */
const MOST_HELD = 0.25;
/** Enough for an estimate that is off by a tenth, where each of them has some of what is searched. */
const DRAWN = 20;

/** On which days the entries of a list were made, as far as the planner knows: no entry is looked at for it. */
export class Calendar {
  private readonly drawn: readonly DrawnDay[];

  /** @param bounds in days since 1970, ascending: between each two of them as many entries were made */
  constructor(private readonly bounds: readonly number[]) {
    this.drawn = Array.from({ length: DRAWN }, (_, place) => {
      const day = Math.floor(bounds[Math.floor(((place + 0.5) * bounds.length) / DRAWN)] ?? 0);
      return { day: textOf(day), share: this.shareBefore(day + 1) - this.shareBefore(day) };
    });
  }

  /** The days back from a moment that hold this share of all entries; `null` where they are many, hold much, or do not hold it. */
  daysBefore(moment: string, share: number): readonly string[] | null {
    const until = Math.floor(numberOf(moment));
    const newest = this.bounds.findLastIndex((bound) => bound <= numberOf(moment));
    const since = Math.floor(this.bounds[newest - Math.ceil(share * this.bounds.length)] ?? Number.NEGATIVE_INFINITY);
    const days = until - since + 1;
    if (days > MOST_DAYS || this.shareBefore(until + 1) - this.shareBefore(since) > MOST_HELD) return null;
    return Array.from({ length: days }, (_, place) => textOf(until - place));
  }

  /**
   * Some days before that of a moment, each with its share of what is older than the moment. Drawn as one would draw entries:
   * on which more were made, those are the more likely, and may come twice.
   */
  drawnBefore(moment: string): readonly DrawnDay[] {
    const older = this.shareBefore(numberOf(moment));
    return this.drawn.filter(({ day }) => day < dayOf(moment)).map(({ day, share }) => ({ day, share: share / older }));
  }

  private shareBefore(moment: number): number {
    const place = this.bounds.findLastIndex((bound) => bound < moment);
    const [start, end] = [this.bounds[place], this.bounds[place + 1]];
    if (start === undefined) return 0;
    if (end === undefined) return 1;
    return (place + (moment - start) / (end - start)) / (this.bounds.length - 1);
  }
}

/** The day of a moment, UTC as in the index. */
export function dayOf(moment: string): string {
  return moment.slice(0, 'YYYY-MM-DD'.length);
}

function numberOf(moment: string): number {
  return Date.parse(moment) / DAY_MS;
}

function textOf(day: number): string {
  return dayOf(new Date(day * DAY_MS).toISOString());
}
