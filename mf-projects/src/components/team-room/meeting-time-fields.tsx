import { FieldRow, SelectField, TextField, timeZoneHere } from '@crewdeck/ui-kit';
import { lengthText } from '../../rules/meeting-time.ts';

const LENGTHS = [15, 30, 45, 60, 90, 120, 180, 240];

interface MeetingTime {
  /** As the field for a local time has it. */
  start: string;
  minutes: number;
}

interface MeetingTimeFieldsProps {
  time: MeetingTime;
  onChange: (change: Partial<MeetingTime>) => void;
  error: string | undefined;
}

/** When a meeting starts, in the time zone of who types it, and how long it takes. */
export function MeetingTimeFields({ time: { start, minutes }, onChange, error }: MeetingTimeFieldsProps) {
  const lengths = [...new Set([...LENGTHS, minutes])].sort((one, other) => one - other);
  return (
    <FieldRow>
      <TextField
        label="Starts at"
        hint={`Times are in ${timeZoneHere()}.`}
        type="datetime-local"
        value={start}
        onValueChange={(typed) => onChange({ start: typed })}
        error={error}
      />
      <SelectField
        label="How long"
        value={String(minutes)}
        onValueChange={(chosen) => onChange({ minutes: Number(chosen) })}
        options={lengths.map((length) => ({ value: String(length), label: lengthText(length) }))}
      />
    </FieldRow>
  );
}
