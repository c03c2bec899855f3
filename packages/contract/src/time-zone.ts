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
