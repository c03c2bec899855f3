import {
  DAY_PART_HOURS,
  isTimeZone,
  LIMITS,
  type TeamMeeting,
  type TeamMeetings,
  type TeamMember,
  TIME_BLOCKS,
  type TimeBlock,
} from '@crewdeck/contract';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 24 * 60 * MS_PER_MINUTE;
/** Teammates have to read of a meeting before it. */
const NOTICE_MS = 120 * MS_PER_MINUTE;
/** Today's block may have passed, so that its weekday has to come round again. */
const DAYS_AHEAD = 7;
/** For a team that has no time in common, or hasn't said any. */
const EVENING_BLOCKS = TIME_BLOCKS.filter((block) => block.endsWith('evening'));

/** What is wrong with the start that somebody chose; `null` for one that the API takes. */
export function startFault(startsAt: string | null, now: Date): string | null {
  if (startsAt === null) return 'Choose a day and a time.';
  const aheadMs = Date.parse(startsAt) - now.getTime();
  const isTaken = aheadMs > 0 && aheadMs <= LIMITS.meetingDaysAhead * MS_PER_DAY;
  return isTaken ? null : 'Choose a time from now to a year ahead.';
}

export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [hours === 1 ? '1 hour' : `${hours} hours`] : []),
    ...(rest > 0 ? [rest === 1 ? '1 minute' : `${rest} minutes`] : []),
  ];
  return parts.join(' ');
}

/** Neither cancelled nor over; it may be running. */
export function isToCome({ startsAt, minutes, isCancelled }: TeamMeeting, now: Date): boolean {
  return !isCancelled && endOf({ startsAt, minutes }) > now.getTime();
}

/** Whether everyone can make a meeting that is to come. */
export function isSettled(meeting: TeamMeeting, now: Date): boolean {
  return isToCome(meeting, now) && meeting.answers.every(({ answer }) => answer === 'confirmed');
}

/** Whether a meeting that is to come waits for this person's answer. */
export function waitsFor(personId: string | undefined, meeting: TeamMeeting, now: Date): boolean {
  return isToCome(meeting, now) && meeting.answers.some(({ id, answer }) => id === personId && answer === null);
}

/** Not over yet, cancelled ones included. Past meetings stay stored but aren't shown. */
export function isShown(meeting: Pick<TeamMeeting, 'startsAt' | 'minutes'>, now: Date): boolean {
  return endOf(meeting) > now.getTime();
}

/** Who on the team has said when they're free. */
export function whoToldTimes(team: readonly TeamMember[], { withoutTimes }: Pick<TeamMeetings, 'withoutTimes'>) {
  const silent = new Set(withoutTimes.map(({ id }) => id));
  return team.filter(({ id }) => !silent.has(id));
}

/**
 * When a meeting starts until the reader says another time, as the field for a local time takes it: when the next of these times
 * begins, or else an evening. Never within two hours, unless teammates said that time. Times of people who name no zone are read on the clock of this browser.
 *
 * @param times of all who have said any, be it one person
 */
export function nextSharedStart(times: Pick<TeamMeetings, 'sharedTimes' | 'commonTimes'>, now: Date): string {
  const next = times.commonTimes?.nextStartsAt;
  if (next && new Date(next) > now) return localTimeOf(next);
  const shared = times.commonTimes ? [] : times.sharedTimes;
  const blocks = shared.length > 0 ? shared : EVENING_BLOCKS;
  const starts = Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => startsOn(blocks, now, days)).flat();
  return localTimeOf(starts.find((start) => start.getTime() > now.getTime() + NOTICE_MS) ?? now);
}

/** A moment as the field for a local time takes it: `2027-05-03T19:00`. */
export function localTimeOf(moment: Date | string): string {
  const date = new Date(moment);
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A start by the clock of another zone: `Mon 04:00 GMT+9`; `null` where both clocks show the same, or this browser doesn't know the zone. */
export function startElsewhere(startsAt: string, timeZone: string): string | null {
  if (!isTimeZone(timeZone)) return null;
  const by = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit', ...options }).format(
      new Date(startsAt),
    );
  return by({ timeZone }) === by({}) ? null : by({ timeZone, timeZoneName: 'shortOffset' }).replace(',', '');
}

/** The instant of a local time; `null` for no valid day and time, as in a half-filled field. */
export function instantOf(localTime: string): string | null {
  const moment = new Date(localTime);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

function endOf({ startsAt, minutes }: Pick<TeamMeeting, 'startsAt' | 'minutes'>): number {
  return Date.parse(startsAt) + minutes * MS_PER_MINUTE;
}

/** The starts on the day that is `daysAhead` of today, earliest first. */
function startsOn(blocks: readonly TimeBlock[], now: Date, daysAhead: number): Date[] {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead);
  const name = (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)[day.getDay()];
  return (['morning', 'afternoon', 'evening'] as const)
    .filter((part) => blocks.some((block) => block === `${name} ${part}`))
    .map((part) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), DAY_PART_HOURS[part][0]));
}
