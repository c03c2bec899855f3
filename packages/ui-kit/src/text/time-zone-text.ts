/** Names that browsers still list, and what they are called today: links of the IANA database's file `backward`, of 2025b. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Dacca': 'Asia/Dhaka',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** What a zone is called today, as far as this browser knows that name. */
export function presentZone(timeZone: string): string {
  const present = RENAMED[timeZone];
  return present !== undefined && offsetOf(present, new Date()) !== null ? present : timeZone;
}

/** An IANA time zone by its city and its present offset: `Tokyo (GMT+9)`. One without a city is its offset: `UTC`, `GMT+2`. */
export function timeZoneText(timeZone: string, now = new Date()): string {
  const offset = offsetOf(timeZone, now);
  const [area, ...places] = (RENAMED[timeZone] ?? timeZone).replaceAll('_', ' ').split('/');
  const city = area === 'Etc' ? undefined : places.at(-1);
  if (!city) return offset === 'GMT' ? 'UTC' : (offset ?? timeZone);
  return offset ? `${city} (${offset})` : city;
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
