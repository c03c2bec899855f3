import { PROFILE_FIELDS } from '@crewdeck/contract';
import { FieldRow, FormSection, TextField } from '@crewdeck/ui-kit';
import type { EditorPart } from '../../hooks/use-editor-part.ts';
import type { FormPart } from '../../hooks/use-profile-form.ts';

/** Year and branch, which make up the university line. */
export function AcademicInformation({ form, change }: FormPart) {
  return (
    <FormSection
      id={'studies' satisfies EditorPart}
      title="Academic Information"
      hint="Helps people from your year or field find you."
    >
      <FieldRow>
        <TextField
          label="Academic Year"
          placeholder="e.g. 3rd year"
          value={form.academicYear}
          onValueChange={(academicYear) => change({ academicYear })}
          maxLength={PROFILE_FIELDS.academicYear.max}
        />
        <TextField
          label="Branch"
          placeholder="e.g. Computer Science"
          value={form.branch}
          onValueChange={(branch) => change({ branch })}
          maxLength={PROFILE_FIELDS.branch.max}
        />
      </FieldRow>
    </FormSection>
  );
}
