import { TextField } from '../fields/text-field.tsx';
import { type Cell, ToggleGrid } from '../fields/toggle-grid.tsx';

/** What is typed and chosen of how many hours a week somebody has, and at which times of the week. */
interface Week<Day extends string, Part extends string> {
  hoursPerWeek: string;
  timeBlocks: readonly Cell<Day, Part>[];
}

interface WeekFieldsProps<Day extends string, Part extends string> {
  week: Week<Day, Part>;
  onChange: (change: Partial<Week<Day, Part>>) => void;
  /** How many hours may be said. */
  hours: { readonly from: number; readonly to: number };
  /** What is read of each, by its key, in order. */
  days: Readonly<Record<Day, string>>;
  parts: Readonly<Record<Part, string>>;
}

/** When somebody has time: hours a week, and times of the week. */
export function WeekFields<Day extends string, Part extends string>(props: WeekFieldsProps<Day, Part>) {
  const { week, onChange, hours, days, parts } = props;
  return (
    <>
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
      <ToggleGrid
        legend="Times of the week"
        rows={days}
        columns={parts}
        chosen={week.timeBlocks}
        onChosenChange={(timeBlocks) => onChange({ timeBlocks })}
      />
    </>
  );
}
