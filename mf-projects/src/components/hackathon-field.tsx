import type { Project } from '@crewdeck/contract';
import { SelectField } from '@crewdeck/ui-kit';
import { useHackathonChoices } from '../hooks/use-hackathon-choices.ts';

interface HackathonFieldProps {
  /** What the project is for as it is stored. */
  current: Project['hackathon'];
  /** Id of a hackathon, or empty for none. */
  value: string;
  onValueChange: (hackathonId: string) => void;
}

/** The hackathon that a project is for, out of the directory. */
export function HackathonField({ current, value, onValueChange }: HackathonFieldProps) {
  return (
    <SelectField
      label="Hackathon"
      hint="Its page then lists your project while it looks for people."
      options={useHackathonChoices({ current, chosen: value })}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
