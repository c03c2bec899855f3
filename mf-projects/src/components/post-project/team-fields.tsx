import { PROJECT_FIELDS, SUGGESTED_ROLES, splitList } from '@crewdeck/contract';
import { FieldGroup, FieldRow, FormSection, ListField, TextField } from '@crewdeck/ui-kit';
import { useCallback } from 'react';
import type { NewProjectPart } from '../../hooks/use-new-project-form.ts';
import { parseTeamSize, TEAM_SIZE_HINT } from '../../rules/team.ts';
import { ToggleChips } from '../fields/toggle-chips.tsx';

export function TeamFields({ draft, problems, change }: NewProjectPart) {
  const chooseRoles = useCallback((roles: readonly string[]) => change({ roles }), [change]);
  return (
    <FormSection title="Team Requirements" hint="Who you need, and how big the team should be.">
      <FieldGroup legend="Roles open">
        <ToggleChips label="Roles open" options={SUGGESTED_ROLES} chosen={draft.roles} onChange={chooseRoles} />
      </FieldGroup>
      <FieldRow>
        <ListField
          label="Custom role"
          hint="Any other roles, separated with commas."
          entries={splitList(draft.customRole)}
          value={draft.customRole}
          error={problems.rolesNeeded}
          onValueChange={(customRole) => change({ customRole })}
        />
        <TextField
          label="Max team size"
          hint={TEAM_SIZE_HINT}
          type="number"
          inputMode="numeric"
          min={PROJECT_FIELDS.maxTeamSize.from}
          max={PROJECT_FIELDS.maxTeamSize.to}
          value={draft.maxTeamSize}
          error={problems.maxTeamSize}
          onValueChange={(maxTeamSize) => change({ maxTeamSize })}
          // What would be sent of 0, a fraction or less (spec 5).
          onBlur={() => draft.maxTeamSize && change({ maxTeamSize: String(parseTeamSize(draft.maxTeamSize)) })}
        />
      </FieldRow>
    </FormSection>
  );
}
