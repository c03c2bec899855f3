import { agoText, dayText } from '@crewdeck/contract';

const IN_THE_SAME_YEAR = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const IN_ANOTHER_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** The reader's own calendar day of an instant: `Tue 24 Nov`, and of another year `31 Dec 2025`. */
export function dayAndMonth(instant: string, now: Date): string {
  const date = new Date(instant);
  const format = date.getFullYear() === now.getFullYear() ? IN_THE_SAME_YEAR : IN_ANOTHER_YEAR;
  return format.format(date);
}

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Under the heading of its day: `just now`, `5 minutes ago` or `3 hours ago` today, and before that the time, `14:05`. */
export function timeText(at: string, now: Date): string {
  if (dayOf(new Date(at)) !== dayOf(now)) return TIME.format(new Date(at));
  return agoText(at, now.getTime());
}

/** The reader's own calendar day of an instant: `Today`, `Yesterday`, then `21 Nov 2026`. */
export function dayHeading(at: string, now: Date): string {
  const day = dayOf(new Date(at));
  if (day === dayOf(now)) return 'Today';
  if (day === dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1))) return 'Yesterday';
  return dayText(day);
}

/** As `YYYY-MM-DD` where the reader is. */
function dayOf(date: Date): string {
  const numbers = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return numbers.map((number) => String(number).padStart(2, '0')).join('-');
}
