import { DIFFICULTIES, type Project } from '@crewdeck/contract';
import { SelectField } from '@crewdeck/ui-kit';

type Difficulty = NonNullable<Project['difficulty']> | '';

const OPTIONS = [{ value: '', label: 'Not set' }, ...DIFFICULTIES] as const;

interface DifficultyFieldProps {
  value: Difficulty;
  onValueChange: (difficulty: Difficulty) => void;
}

/** How hard the project is, where its owner says so. */
export function DifficultyField(props: DifficultyFieldProps) {
  return <SelectField label="Difficulty" options={OPTIONS} {...props} />;
}
