import { PROJECT_FIELDS, splitList } from '@crewdeck/contract';
import { FieldRow, ListField, TextField } from '@crewdeck/ui-kit';
import type { ProjectEditPart } from '../../hooks/use-project-edit-form.ts';
import { TEAM_SIZE_HINT } from '../../rules/team.ts';
import { DifficultyField } from '../fields/difficulty-field.tsx';
import { HackathonField } from '../fields/hackathon-field.tsx';

/** Tech stack, roles, team size, deadline, tags, difficulty and hackathon. */
export function EditDetailFields({ edit, problems, onChange, hackathon }: ProjectEditPart) {
  return (
    <>
      <ListField
        label="Tech stack"
        entries={splitList(edit.techStack)}
        value={edit.techStack}
        error={problems.techStack}
        onValueChange={(techStack) => onChange({ techStack })}
      />
      <ListField
        label="Roles open"
        entries={splitList(edit.rolesNeeded)}
        value={edit.rolesNeeded}
        error={problems.rolesNeeded}
        onValueChange={(rolesNeeded) => onChange({ rolesNeeded })}
      />
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
