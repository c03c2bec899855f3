/** What browsers still list under the name of an earlier time. */
const TODAY: Record<string, string> = {
  Calcutta: 'Kolkata',
  Dacca: 'Dhaka',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** An IANA time zone by its city and its present offset: `Tokyo (GMT+9)`. One without a city is its offset: `UTC`, `GMT+2`. */
export function timeZoneText(timeZone: string, now = new Date()): string {
  const offset = offsetOf(timeZone, now);
  const [area, ...places] = timeZone.replaceAll('_', ' ').split('/');
  const city = area === 'Etc' ? undefined : places.at(-1);
  if (!city) return offset === 'GMT' ? 'UTC' : (offset ?? timeZone);
  const name = TODAY[city] ?? city;
  return offset ? `${name} (${offset})` : name;
}

/** The zone of the reader's clock. */
export function timeZoneHere(): string {
  return timeZoneText(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** `GMT`, `GMT+5:30`; `null` for a zone that this browser doesn't know. */
function offsetOf(timeZone: string, now: Date): string | null {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now);
    return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('+0', '') ?? null;
  } catch {
    return null;
  }
}
