const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** The day of a moment in the reader's time zone: `10 May 2026`. */
export function localDayText(moment: string): string {
  return DAY.format(new Date(moment));
}

/** The minute of a moment in the reader's time zone: `10 May 2026, 14:05`. */
export function localMinuteText(moment: string): string {
  return new Date(moment).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
