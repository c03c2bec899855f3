const IN_THE_SAME_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const IN_ANOTHER_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** The reader's own calendar day of an instant; the year only where it is not the current one. */
export function dayAndMonth(instant: string, now: Date): string {
  const date = new Date(instant);
  const format = date.getFullYear() === now.getFullYear() ? IN_THE_SAME_YEAR : IN_ANOTHER_YEAR;
  return format.format(date);
}
