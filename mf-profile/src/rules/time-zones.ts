/** The zone that this browser is set to. */
export function timeZoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** None, the zone of this browser, then all that it knows. The chosen one may be an alias that it lists under another name. */
export function timeZoneOptions(chosen: string): { value: string; label: string }[] {
  const here = timeZoneHere();
  const others = new Set([...Intl.supportedValuesOf('timeZone'), chosen]);
  for (const first of ['', here]) others.delete(first);
  return [
    { value: '', label: 'Not set' },
    { value: here, label: `${nameOf(here)} (this browser)` },
    ...[...others].sort().map((value) => ({ value, label: nameOf(value) })),
  ];
}

function nameOf(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}
