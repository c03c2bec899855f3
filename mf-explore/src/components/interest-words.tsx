import { LIMITS, type Project, rolesLeft } from '@crewdeck/contract';
import { SelectField, Stack, TextArea } from '@crewdeck/ui-kit';
import type { Said } from '../hooks/use-show-interest.ts';

const ANY_ROLE = { value: '', label: 'Any role' };

interface InterestWordsProps {
  project: Project;
  said: Said;
  onChange: (said: Said) => void;
}

/** What somebody may say with their interest, as on the project's page. */
export function InterestWords({ project, said, onChange }: InterestWordsProps) {
  const roles = rolesLeft(project);
  return (
    <Stack gap={3}>
      {roles.length > 0 && (
        <SelectField
          label="Role"
          value={said.role}
          options={[ANY_ROLE, ...new Set(roles)]}
          onValueChange={(role) => onChange({ ...said, role })}
        />
      )}
      <TextArea
        label="Message to the owner"
        hint={`${said.words.length} of ${LIMITS.note} characters.`}
        rows={2}
        maxLength={LIMITS.note}
        value={said.words}
        onValueChange={(words) => onChange({ ...said, words })}
      />
    </Stack>
  );
}
