import { COLLABORATION_TYPES, type Project } from '@crewdeck/contract';
import { SelectField } from '@crewdeck/ui-kit';

type CollaborationType = Project['collaborationType'];

interface CollaborationTypeFieldProps {
  value: CollaborationType;
  onValueChange: (collaborationType: CollaborationType) => void;
}

/** Who finds the project. */
export function CollaborationTypeField({ value, onValueChange }: CollaborationTypeFieldProps) {
  return (
    <SelectField
      label="Collaboration type"
      hint={value === 'Open to all' ? 'Anyone can find it.' : 'Only your team and people you invite see it.'}
      options={COLLABORATION_TYPES}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
