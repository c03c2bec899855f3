import { LIMITS } from '@crewdeck/contract';
import { TextField } from '@crewdeck/ui-kit';

interface TeamSizeFieldProps {
  label: string;
  value: string;
  onValueChange: (size: string) => void;
}

/** A number of people, within the limits for a team of a round. */
export function TeamSizeField(props: TeamSizeFieldProps) {
  return (
    <TextField
      type="number"
      inputMode="numeric"
      required
      min={LIMITS.roundTeamSizeMin}
      max={LIMITS.roundTeamSizeMax}
      {...props}
    />
  );
}
