import { SelectField } from './select-field.tsx';

interface TimeZoneFieldProps {
  /** An IANA name; empty: none. */
  value: string;
  onValueChange: (timeZone: string) => void;
  hint: string;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
}

/** In which zone somebody's times are: none, the browser's, then all others. */
export function TimeZoneField(props: TimeZoneFieldProps) {
  return <SelectField label="Time zone" options={optionsWith(props.value)} {...props} />;
}

/** The chosen zone may be an alias that the browser lists under another name. */
function optionsWith(chosen: string): { value: string; label: string }[] {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const others = new Set([...Intl.supportedValuesOf('timeZone'), chosen]);
  for (const first of ['', here]) others.delete(first);
  return [
    { value: '', label: 'Not set' },
    { value: here, label: `${labelOf(here)} (this browser)` },
    ...[...others].sort().map((value) => ({ value, label: labelOf(value) })),
  ];
}

function labelOf(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}
