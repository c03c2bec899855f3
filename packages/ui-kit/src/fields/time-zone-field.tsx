import { presentZone, timeZoneText } from '../text/time-zone-text.ts';
import { SelectField } from './select-field.tsx';

interface TimeZoneFieldProps {
  /** An IANA name; empty: none. */
  value: string;
  onValueChange: (timeZone: string) => void;
  hint: string;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
}

/** In which zone somebody's times are: none, the browser's, then all others by continent or ocean. */
export function TimeZoneField({ value, ...props }: TimeZoneFieldProps) {
  const chosen = presentZone(value);
  return <SelectField label="Time zone" options={optionsWith(chosen)} value={chosen} {...props} />;
}

/** The chosen zone may be an alias that the browser lists under another name. */
function optionsWith(chosen: string) {
  const here = presentZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const others = new Set([...Intl.supportedValuesOf('timeZone'), chosen].map(presentZone));
  for (const first of ['', here]) others.delete(first);
  const sorted = [...others].sort();
  return [
    { value: '', label: 'Not set' },
    { value: here, label: `${labelOf(here)}, this browser` },
    ...[...new Set(sorted.map(areaOf))].map((area) => ({
      group: area,
      options: sorted.filter((zone) => areaOf(zone) === area).map((value) => ({ value, label: labelOf(value) })),
    })),
  ];
}

function areaOf(timeZone: string): string {
  const area = timeZone.replace(/\/.*/, '');
  return area === 'Indian' ? 'Indian Ocean' : area;
}

const labels = new Map<string, string>();

/** Kept, as reading the clocks of all 400 zones at each key press would be slow. */
function labelOf(timeZone: string): string {
  const label = labels.get(timeZone) ?? timeZoneText(timeZone);
  labels.set(timeZone, label);
  return label;
}
