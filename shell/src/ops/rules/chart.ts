import type { ReleaseHealth } from '@crewdeck/contract';
import { countText, percentText } from '@crewdeck/releases/texts';
import { failureRate, type LoadCounts, loadsOf, sumOf } from '@crewdeck/releases/verdict';
import { minuteText } from './clock-texts.ts';

type Minutes = ReleaseHealth['minutes'];

/** One minute in the chart, in the units of its view box: what was loaded stands on the baseline, what failed hangs below. */
interface Bar {
  x: number;
  ok: { y: number; height: number };
  failed: { y: number; height: number };
}

export interface Chart {
  bars: Bar[];
  baseline: number;
}

const MINUTE_MS = 60_000;
export const MINUTES_SHOWN = 60;
/** Of the view box. */
export const SLOT_WIDTH = 4;
export const BAR_WIDTH = 3;
export const CHART_HEIGHT = 56;
/** A single failure among thousands has to be seen as well. */
const SMALLEST_BAR = 3;
const MINUTES_IN_A_ROW = 5;

/** Where each minute of the last hour is drawn. Minutes that saw nothing have no bar. */
export function chartOf(minutes: Minutes, now: number): Chart {
  const shown = minutes.map((counts) => ({ counts, slot: slotOf(counts.at, now) })).filter(({ slot }) => isShown(slot));
  const mostOk = Math.max(0, ...shown.map(({ counts }) => counts.ok));
  const mostFailed = Math.max(0, ...shown.map(({ counts }) => counts.failed));
  const scale = CHART_HEIGHT / Math.max(1, mostOk + mostFailed);
  const baseline = mostFailed === 0 ? CHART_HEIGHT : clamp(mostOk * scale, mostOk > 0 ? SMALLEST_BAR : 0);
  const heightOf = (count: number, most: number) =>
    count === 0 ? 0 : Math.max(SMALLEST_BAR, Math.min(count * scale, most));
  const bars = shown.map(({ counts, slot }) => {
    const ok = heightOf(counts.ok, baseline);
    return {
      x: slot * SLOT_WIDTH,
      ok: { y: baseline - ok, height: ok },
      failed: { y: baseline, height: heightOf(counts.failed, CHART_HEIGHT - baseline) },
    };
  });
  return { bars, baseline };
}

/** 59 is the minute that runs now. */
function slotOf(at: string, now: number): number {
  return MINUTES_SHOWN - 1 - (Math.floor(now / MINUTE_MS) - Math.floor(Date.parse(at) / MINUTE_MS));
}

function isShown(slot: number): boolean {
  return slot >= 0 && slot < MINUTES_SHOWN;
}

/** Leaves room on either side of the baseline for the smallest bar. */
function clamp(baseline: number, least: number): number {
  return Math.min(Math.max(baseline, least), CHART_HEIGHT - SMALLEST_BAR);
}

/** What the chart shows, for whoever can't see it. */
export function chartText({ total, minutes }: Pick<ReleaseHealth, 'total' | 'minutes'>): string {
  const rate = failureRate(total);
  if (rate === null) return 'No loads in the last hour.';
  const sum = `Loads in each minute of the last hour: ${countText(total.ok)} succeeded, ${countText(total.failed)} failed, ${percentText(rate)}.`;
  const worst = minutes.reduce<Minutes[number] | null>(
    (most, minute) => (minute.failed > (most?.failed ?? 0) ? minute : most),
    null,
  );
  return worst ? `${sum} Most failed at ${minuteText(Date.parse(worst.at))}: ${countText(worst.failed)}.` : sum;
}

export interface ChartRow extends LoadCounts {
  /** `12:00 to 12:05` */
  time: string;
  rate: string;
}

/** The same as a table, five minutes a row, the latest first; times without loads are left out. */
export function chartRows(minutes: Minutes, now: number): ChartRow[] {
  const length = MINUTES_IN_A_ROW * MINUTE_MS;
  const end = Math.ceil(now / length) * length;
  const starts = Array.from({ length: MINUTES_SHOWN / MINUTES_IN_A_ROW + 1 }, (_, row) => end - (row + 1) * length);
  return starts
    .map((start) => {
      const counts = sumOf(minutes.filter(({ at }) => Date.parse(at) >= start && Date.parse(at) < start + length));
      const rate = percentText(failureRate(counts) ?? 0);
      return { ...counts, time: `${minuteText(start)} to ${minuteText(start + length)}`, rate };
    })
    .filter((row) => loadsOf(row) > 0);
}
