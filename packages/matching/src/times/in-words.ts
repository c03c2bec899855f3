import { WEEK_DAYS } from '@crewdeck/contract';
import { listOf } from '../list-of.ts';
import { DAY_MINUTES, type Overlap, type Span, WEEK_MINUTES, weeksOf } from './spans.ts';

const DAYS = Object.values(WEEK_DAYS).map((day) => day.slice(0, 3));
/** More times would hide what is said after them. */
const MOST_TIMES = 2;

/** `3 hours in common: Tue 19–22 your time, 15–18 theirs`, of the first week that has any. @param whose is said after `in common` */
export function commonHoursInWords(overlaps: readonly Overlap[], whose = ''): string {
  return weekInWords(weeksOf(overlaps).find((week) => week.length > 0) ?? [], whose);
}

/** The same of the overlaps of one week. @param which is said after `in common` */
export function weekInWords(overlaps: readonly Overlap[], which = ''): string {
  if (overlaps.length === 0) return `No hours in common${which}`;
  const hours = overlaps.reduce((sum, { from, to }) => sum + to - from, 0) / 60;
  return `${Number(hours.toFixed(2))} ${hours === 1 ? 'hour' : 'hours'} in common${which}: ${timesInWords(overlaps)}`;
}

/** `Tue and Thu 19–22 your time, 15–18 theirs`; only the first where the clocks of both show the same. */
export function timesInWords(spans: readonly (Span & Partial<Overlap>)[]): string {
  const groups = new Map<string, [Overlap, ...Overlap[]]>();
  for (const span of [...spans].sort((one, other) => one.wall - other.wall)) {
    const { from, to, wall, theirs = wall } = span;
    const key = `${wall % DAY_MINUTES} ${to - from} ${(theirs - wall + WEEK_MINUTES) % WEEK_MINUTES}`;
    const group = groups.get(key);
    if (group) group.push({ ...span, theirs });
    else groups.set(key, [{ ...span, theirs }]);
  }
  const said = [...groups.values()].slice(0, MOST_TIMES).map(groupInWords);
  return [...said, ...(groups.size > MOST_TIMES ? ['and more'] : [])].join('; ');
}

function groupInWords(group: readonly [Overlap, ...Overlap[]]): string {
  const [{ from, to, wall, theirs }] = group;
  const yours = `${daysOf(group.map((one) => one.wall))} ${hoursOf(wall, to - from)}`;
  if (theirs === wall) return yours;
  const isSameDay = dayOf(wall) === dayOf(theirs);
  const days = isSameDay ? '' : `${daysOf(group.map((one) => one.theirs))} `;
  return `${yours} your time, ${days}${hoursOf(theirs, to - from)} theirs`;
}

const dayOf = (wall: number) => DAYS[Math.floor(wall / DAY_MINUTES)] ?? '';
const daysOf = (walls: readonly number[]) => listOf(walls.map(dayOf));
const hoursOf = (wall: number, minutes: number) => `${clockText(wall)}–${clockText(wall + minutes)}`;

function clockText(minutes: number): string {
  const [hour, past] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return past === 0 ? String(hour) : `${hour}:${String(past).padStart(2, '0')}`;
}
