import { SUGGESTED_ROLES } from '@crewdeck/contract';
import { FormSection } from '@crewdeck/ui-kit';
import type { EditorPart } from '../../hooks/use-editor-part.ts';
import type { FormPart } from '../../hooks/use-profile-form.ts';
import { EntryFields } from './entry-fields.tsx';

const GROUPS = { Roles: SUGGESTED_ROLES };

/** What the person would do in a team. */
export function RoleFields({ form, change }: FormPart) {
  return (
    <FormSection
      id={'roles' satisfies EditorPart}
      title="Your Roles"
      hint="What you'd do on a team. Others see it on your profile."
    >
      <EntryFields
        form={form}
        change={change}
        list="roles"
        draft="roleDraft"
        groups={GROUPS}
        ownLegend="Roles"
        label="Add a role"
        addLabel="Add role"
        placeholder="e.g. Sound designer"
      />
    </FormSection>
  );
}
