const PARTS = {
  ...{ weekday: 'short', day: 'numeric', month: 'short' },
  ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
} satisfies Intl.DateTimeFormatOptions;
const THIS_YEAR = new Intl.DateTimeFormat('en-GB', PARTS);
const ANOTHER_YEAR = new Intl.DateTimeFormat('en-GB', { ...PARTS, year: 'numeric' });

/** When a meeting starts or an answer is due, in the reader's time zone: `Mon 3 May, 19:00 CEST`. It names the year unless that is this one. */
export function dayAndTimeText(instant: string, now = new Date()): string {
  const time = new Date(instant);
  if (time.getFullYear() === now.getFullYear()) return THIS_YEAR.format(time);
  return ANOTHER_YEAR.format(time).replace(',', '');
}
