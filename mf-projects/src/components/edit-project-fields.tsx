import { PROJECT_FIELDS, PROJECT_INVITE_STATUSES } from '@crewdeck/contract';
import { FieldRow, SelectField, TextArea, TextField } from '@crewdeck/ui-kit';
import type { ProjectEdit } from '../rules/project-edit.ts';
import type { ProjectProblems } from '../rules/project-problems.ts';

interface EditProjectFieldsProps {
  edit: ProjectEdit;
  problems: ProjectProblems;
  onChange: (parts: Partial<ProjectEdit>) => void;
}

export function EditProjectFields({ edit, problems, onChange }: EditProjectFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        required
        dir="auto"
        autoComplete="off"
        value={edit.title}
        error={problems.title}
        onValueChange={(title) => onChange({ title })}
      />
      <TextArea
        label="Description"
        dir="auto"
        value={edit.description}
        error={problems.description}
        onValueChange={(description) => onChange({ description })}
      />
      <TextField
        label="Tech stack"
        hint="Separated with commas."
        dir="auto"
        autoComplete="off"
        value={edit.techStack}
        error={problems.techStack}
        onValueChange={(techStack) => onChange({ techStack })}
      />
      <TextField
        label="Roles open"
        hint="Separated with commas."
        dir="auto"
        autoComplete="off"
        value={edit.rolesNeeded}
        error={problems.rolesNeeded}
        onValueChange={(rolesNeeded) => onChange({ rolesNeeded })}
      />
      <FieldRow>
        <TextField
          label="Max team size"
          hint="The number includes you, the owner."
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
          type="date"
          value={edit.deadline}
          error={problems.deadline}
          onValueChange={(deadline) => onChange({ deadline })}
        />
      </FieldRow>
      <SelectField
        label="Invite status"
        hint="Your own label. It changes nothing about the invites themselves."
        options={PROJECT_INVITE_STATUSES}
        value={edit.inviteStatus}
        onValueChange={(inviteStatus) => onChange({ inviteStatus })}
      />
    </>
  );
}
