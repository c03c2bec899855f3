import { AVAILABILITIES, DEFAULT_AVAILABILITY_ON_SAVE, PROFILE_FIELDS } from '@crewdeck/contract';
import { FieldRow, FormSection, SelectField, TextArea, TextField } from '@crewdeck/ui-kit';
import type { FormPart } from '../../hooks/use-profile-form.ts';

const AVAILABILITY_OPTIONS = [{ value: '', label: 'Choose availability' }, ...AVAILABILITIES] as const;

/** Name, bio and availability, then year and branch, which make up the university line. */
export function BasicInformation({ form, change }: FormPart) {
  return (
    <>
      <FormSection title="Basic Information" hint="The first thing people see of you.">
        <TextField
          label="Full Name"
          value={form.name}
          onValueChange={(name) => change({ name })}
          maxLength={PROFILE_FIELDS.name.max}
          autoComplete="name"
          dir="auto"
        />
        <TextArea
          label="Short Bio"
          hint={`What you build and who you like to build it with. ${form.bio.length} of ${PROFILE_FIELDS.bio.max} characters.`}
          value={form.bio}
          onValueChange={(bio) => change({ bio })}
          maxLength={PROFILE_FIELDS.bio.max}
          dir="auto"
        />
        <SelectField
          label="Availability"
          hint={form.availability ? undefined : `Saved as ${DEFAULT_AVAILABILITY_ON_SAVE} unless you choose.`}
          value={form.availability}
          onValueChange={(availability) => change({ availability })}
          options={AVAILABILITY_OPTIONS}
        />
      </FormSection>
      <FormSection title="Academic Information" hint="Helps people from your year or field find you.">
        <FieldRow>
          <TextField
            label="Academic Year"
            placeholder="e.g. 3rd year"
            value={form.academicYear}
            onValueChange={(academicYear) => change({ academicYear })}
            maxLength={PROFILE_FIELDS.academicYear.max}
            dir="auto"
          />
          <TextField
            label="Branch"
            placeholder="e.g. Computer Science"
            value={form.branch}
            onValueChange={(branch) => change({ branch })}
            maxLength={PROFILE_FIELDS.branch.max}
            dir="auto"
          />
        </FieldRow>
      </FormSection>
    </>
  );
}
