import { PROJECT_INVITE_STATUSES, PROJECT_STATUSES } from '@crewdeck/contract';
import { FieldRow, SelectField } from '@crewdeck/ui-kit';
import type { ProjectEditPart } from '../../hooks/use-project-edit-form.ts';
import { CollaborationTypeField } from '../fields/collaboration-type-field.tsx';
import { StoryFields } from '../fields/story-fields.tsx';
import { EditDetailFields } from './edit-detail-fields.tsx';

/** All fields of a posted project that its owner can change. */
export function EditProjectFields(props: ProjectEditPart) {
  const { edit, problems, onChange } = props;
  return (
    <>
      <StoryFields story={edit} problems={problems} onChange={onChange} />
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
