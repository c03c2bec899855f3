/** None, the zone of this browser, then all that it knows. The chosen one may be an alias that it lists under another name. */
export function timeZoneOptions(chosen: string): { value: string; label: string }[] {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
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
