import { PROJECT_FIELDS, SUGGESTED_ROLES, splitList } from '@crewdeck/contract';
import { FieldRow, ListField, TextField } from '@crewdeck/ui-kit';
import type { ProjectEditPart } from '../../hooks/use-project-edit-form.ts';
import { TEAM_SIZE_HINT } from '../../rules/team.ts';
import { DifficultyField } from '../fields/difficulty-field.tsx';
import { HackathonField } from '../fields/hackathon-field.tsx';
import { TECH_GROUPS, TechChips } from '../fields/tech-chips.tsx';
import { ToggleChips } from '../fields/toggle-chips.tsx';
import { ListFieldWithChips } from './list-field-with-chips.tsx';

/** Tech stack, roles, team size, deadline, tags, difficulty and hackathon. */
export function EditDetailFields({ edit, problems, onChange, hackathon }: ProjectEditPart) {
  return (
    <>
      <ListFieldWithChips
        label="Tech stack"
        summary="Choose technologies"
        value={edit.techStack}
        error={problems.techStack}
        onValueChange={(techStack) => onChange({ techStack })}
      >
        {(entries) => <TechChips groups={TECH_GROUPS} {...entries} />}
      </ListFieldWithChips>
      <ListFieldWithChips
        label="Roles open"
        summary="Choose roles"
        value={edit.rolesNeeded}
        error={problems.rolesNeeded}
        onValueChange={(rolesNeeded) => onChange({ rolesNeeded })}
      >
        {(entries) => <ToggleChips label="Suggested roles" options={SUGGESTED_ROLES} {...entries} />}
      </ListFieldWithChips>
      <FieldRow>
        <TextField
          label="Max team size"
          hint={TEAM_SIZE_HINT}
          type="number"
          inputMode="numeric"
          min={PROJECT_FIELDS.maxTeamSize.from}
          max={PROJECT_FIELDS.maxTeamSize.to}
          value={edit.maxTeamSize}
          error={problems.maxTeamSize}
          onValueChange={(maxTeamSize) => onChange({ maxTeamSize })}
        />
        <TextField
          label="Deadline"
          hint="The last day people can join."
          type="date"
          value={edit.deadline}
          error={problems.deadline}
          onValueChange={(deadline) => onChange({ deadline })}
        />
      </FieldRow>
      <FieldRow>
        <ListField
          label="Tags"
          entries={splitList(edit.tags)}
          value={edit.tags}
          error={problems.tags}
          onValueChange={(tags) => onChange({ tags })}
        />
        <DifficultyField value={edit.difficulty} onValueChange={(difficulty) => onChange({ difficulty })} />
      </FieldRow>
      <HackathonField
        current={hackathon}
        value={edit.hackathonId}
        onValueChange={(hackathonId) => onChange({ hackathonId })}
      />
    </>
  );
}
