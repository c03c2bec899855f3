/** In characters. The longest there is has 32. */
export const LONGEST_TIME_ZONE = 64;

/** Whether this is the name of an IANA time zone, an alias (`Asia/Kolkata`) included. An offset (`+05:30`) is none: it has no clock changes. */
export function isTimeZone(name: string): boolean {
  if (name.length > LONGEST_TIME_ZONE || !/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const WALL = '2027-03-06T18:00'.length;

/** What the clocks of a zone show at an instant: `2027-03-06T18:00`. */
export function wallTimeOf(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, WALL);
}

/** When the clocks of a zone show a time such as `2027-03-06T18:00`. Where they skip it or show it twice: some instant near by. */
export function instantOf(wallTime: string, timeZone: string): Date {
  const asUtc = new Date(`${wallTime}Z`);
  const near = new Date(asUtc.getTime() - offsetAt(asUtc, timeZone));
  return new Date(asUtc.getTime() - offsetAt(near, timeZone));
}

/** Whether it is such a time, of this century. */
export function isWallTime(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text)) return false;
  const time = new Date(`${text}Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

function offsetAt(instant: Date, timeZone: string): number {
  const wholeSeconds = Math.floor(instant.getTime() / 1000) * 1000;
  return Date.parse(`${wallClock(instant, timeZone)}Z`) - wholeSeconds;
}

/** Swedish writes days and times as ISO 8601 does. */
function wallClock(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(instant).replace(' ', 'T');
}
