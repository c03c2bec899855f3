import { PROJECT_INVITE_STATUSES, PROJECT_STATUSES } from '@crewdeck/contract';
import { FieldRow, SelectField, TextArea, TextField } from '@crewdeck/ui-kit';
import type { ProjectEditPart } from '../../hooks/use-project-edit-form.ts';
import { CollaborationTypeField } from '../fields/collaboration-type-field.tsx';
import { EditDetailFields } from './edit-detail-fields.tsx';

/** All fields of a posted project that its owner can change. */
export function EditProjectFields(props: ProjectEditPart) {
  const { edit, problems, onChange } = props;
  return (
    <>
      <TextField
        label="Title"
        required
        autoComplete="off"
        value={edit.title}
        error={problems.title}
        onValueChange={(title) => onChange({ title })}
      />
      <TextArea
        label="Description"
        value={edit.description}
        error={problems.description}
        onValueChange={(description) => onChange({ description })}
      />
      <FieldRow>
        <SelectField
          label="Status"
          options={PROJECT_STATUSES}
          value={edit.status}
          onValueChange={(status) => onChange({ status })}
        />
        <CollaborationTypeField
          value={edit.collaborationType}
          onValueChange={(collaborationType) => onChange({ collaborationType })}
        />
      </FieldRow>
      <EditDetailFields {...props} />
      <SelectField
        label="Invite status"
        hint="Your own label. It doesn't change any invites."
        options={PROJECT_INVITE_STATUSES}
        value={edit.inviteStatus}
        onValueChange={(inviteStatus) => onChange({ inviteStatus })}
      />
    </>
  );
}
