import { LIMITS } from '@crewdeck/contract';
import { FieldRow, FormSection, TextField } from '@crewdeck/ui-kit';
import type { FormPart } from './form-part.ts';

/** Year and branch, which make up the university line. */
export function AcademicInformation({ form, setField }: FormPart) {
  return (
    <FormSection title="Academic Information" hint="Helps people from your year or field find you.">
      <FieldRow>
        <TextField
          label="Academic Year"
          placeholder="e.g. 3rd year"
          value={form.academicYear}
          onValueChange={(academicYear) => setField('academicYear', academicYear)}
          maxLength={LIMITS.shortText}
          dir="auto"
        />
        <TextField
          label="Branch"
          placeholder="e.g. Computer Science"
          value={form.branch}
          onValueChange={(branch) => setField('branch', branch)}
          maxLength={LIMITS.shortText}
          dir="auto"
        />
      </FieldRow>
    </FormSection>
  );
}
