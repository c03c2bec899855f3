import { TextField } from '../fields/text-field.tsx';
import { type Cell, ToggleGrid } from '../fields/toggle-grid.tsx';

/** The form state: hours a week as typed, and the chosen times of the week. */
interface Week<Day extends string, Part extends string> {
  hoursPerWeek: string;
  timeBlocks: readonly Cell<Day, Part>[];
}

interface WeekFieldsProps<Day extends string, Part extends string> {
  week: Week<Day, Part>;
  onChange: (change: Partial<Week<Day, Part>>) => void;
  /** The allowed range of hours a week; `null` leaves their field out. */
  hours: { readonly from: number; readonly to: number } | null;
  /** Labels of the days by key, in order. */
  days: Readonly<Record<Day, string>>;
  /** Labels of the parts of a day, likewise. */
  parts: Readonly<Record<Part, string>>;
}

/** Fields for a person's hours a week and times of the week. */
export function WeekFields<Day extends string, Part extends string>(props: WeekFieldsProps<Day, Part>) {
  const { week, onChange, hours, days, parts } = props;
  return (
    <>
      {hours ? (
        <TextField
          type="number"
          inputMode="numeric"
          label="Hours a week"
          hint={`From ${hours.from} to ${hours.to}. Leave it empty if you don't know yet.`}
          min={hours.from}
          max={hours.to}
          value={week.hoursPerWeek}
          onValueChange={(hoursPerWeek) => onChange({ hoursPerWeek })}
        />
      ) : null}
      <ToggleGrid
        legend="Free times"
        rows={days}
        columns={parts}
        chosen={week.timeBlocks}
        onChosenChange={(timeBlocks) => onChange({ timeBlocks })}
      />
    </>
  );
}
