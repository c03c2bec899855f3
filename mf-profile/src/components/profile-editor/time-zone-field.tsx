import { DAY_PART_HOURS } from '@crewdeck/contract';
import { SelectField } from '@crewdeck/ui-kit';
import { timeZoneOptions } from '../../rules/time-zones.ts';

const HOURS = Object.entries(DAY_PART_HOURS).map(([part, [from, to]]) => `${part} ${from}–${to}`);

interface TimeZoneFieldProps {
  /** Empty: none. */
  value: string;
  onValueChange: (timeZone: string) => void;
}

/** In which zone somebody's times are. The browser's comes first. */
export function TimeZoneField({ value, onValueChange }: TimeZoneFieldProps) {
  return (
    <SelectField
      label="Time zone"
      hint={`Your times are in this zone: ${HOURS.join(', ')}. Without one, they count in the other person's.`}
      value={value}
      onValueChange={onValueChange}
      options={timeZoneOptions(value)}
    />
  );
}
