/** Days of the week, by what stands for them in a {@link TimeBlock}. */
export const WEEK_DAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;
export const DAY_PARTS = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } as const;
/** From and to which hour each lasts, on the clock of who has the time. */
export const DAY_PART_HOURS = { morning: [9, 12], afternoon: [14, 18], evening: [19, 22] } as const;

type WeekDay = keyof typeof WEEK_DAYS;
type DayPart = keyof typeof DAY_PARTS;

/** A part of the week in which somebody has time: `tue evening`. */
export type TimeBlock = `${WeekDay} ${DayPart}`;

const DAYS = Object.keys(WEEK_DAYS) as WeekDay[];
const PARTS = Object.keys(DAY_PARTS) as DayPart[];

/** In the order of the week. */
export const TIME_BLOCKS = DAYS.flatMap((day) => PARTS.map((part): TimeBlock => `${day} ${part}`));

/**
 * How much time somebody has and when, as far as they have said: `8 hours a week · Tue and Thu evenings`.
 *
 * @returns an empty text when they have said neither
 */
export function describeTime(hoursPerWeek: number | null, blocks: readonly TimeBlock[]): string {
  const hours = hoursPerWeek === null ? '' : `${hoursPerWeek} ${hoursPerWeek === 1 ? 'hour' : 'hours'} a week`;
  return [hours, describeBlocks(blocks)].filter(Boolean).join(' · ');
}

function describeBlocks(blocks: readonly TimeBlock[]): string {
  const parts = PARTS.map((part) => ({ part, days: DAYS.filter((day) => blocks.includes(`${day} ${part}`)) }));
  return parts
    .filter(({ days }) => days.length > 0)
    .sort((one, other) => firstOf(one) - firstOf(other))
    .map(({ part, days }) => describePart(part, days))
    .join(', ');
}

/** Where its first day stands in the week. */
const firstOf = ({ days }: { days: readonly WeekDay[] }) => DAYS.findIndex((day) => days.includes(day));

function describePart(part: DayPart, days: readonly WeekDay[]): string {
  if (days.length === DAYS.length) return `every ${part}`;
  const names = days.map((day) => WEEK_DAYS[day].slice(0, 3));
  const last = names.pop();
  return `${names.length > 0 ? `${names.join(', ')} and ` : ''}${last} ${part}s`;
}
