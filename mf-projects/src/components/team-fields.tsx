import { LIMITS } from '@crewdeck/contract';
import { FieldGroup, FieldRow, FormSection, TextField } from '@crewdeck/ui-kit';
import { useCallback } from 'react';
import { SUGGESTED_ROLES } from '../rules/suggested-roles.ts';
import type { NewProjectFieldsProps } from './new-project-fields.tsx';
import { ToggleChips } from './toggle-chips.tsx';

export function TeamFields({ draft, problems, onChange }: NewProjectFieldsProps) {
  const chooseRoles = useCallback((roles: readonly string[]) => onChange({ roles }), [onChange]);
  return (
    <FormSection title="Team Requirements" hint="Who is missing, and how many you want to be.">
      <FieldGroup legend="Roles open">
        <ToggleChips label="Roles open" options={SUGGESTED_ROLES} chosen={draft.roles} onChange={chooseRoles} />
      </FieldGroup>
      <FieldRow>
        <TextField
          label="Custom role"
          hint="Any other role, separated with commas."
          dir="auto"
          autoComplete="off"
          value={draft.customRole}
          error={problems.customRole}
          onValueChange={(customRole) => onChange({ customRole })}
        />
        <TextField
          label="Max team size"
          hint="The number includes you, the owner. Leave it empty to decide later."
          type="number"
          inputMode="numeric"
          min={LIMITS.teamSizeMin}
          max={LIMITS.teamSizeMax}
          value={draft.maxTeamSize}
          error={problems.maxTeamSize}
          onValueChange={(maxTeamSize) => onChange({ maxTeamSize })}
        />
      </FieldRow>
    </FormSection>
  );
}
