import { AVAILABILITIES, PROFILE_FIELDS } from '@crewdeck/contract';
import { FormSection, SelectField, TextArea, TextField } from '@crewdeck/ui-kit';
import type { EditorPart } from '../../hooks/use-editor-part.ts';
import type { FormPart } from '../../hooks/use-profile-form.ts';

/** Name, bio and availability. */
export function BasicInformation({ form, change, isNameRequired }: FormPart & { isNameRequired: boolean }) {
  return (
    <FormSection
      id={'basics' satisfies EditorPart}
      title="Basic Information"
      hint="The first thing people see about you."
    >
      <TextField
        label="Full Name"
        required={isNameRequired}
        ifEmpty="Enter your name."
        value={form.name}
        onValueChange={(name) => change({ name })}
        maxLength={PROFILE_FIELDS.name.max}
        autoComplete="name"
      />
      <TextArea
        label="Short Bio"
        hint={`What you build and who you like to build it with. ${form.bio.length} of ${PROFILE_FIELDS.bio.max} characters.`}
        value={form.bio}
        onValueChange={(bio) => change({ bio })}
        maxLength={PROFILE_FIELDS.bio.max}
      />
      <SelectField
        label="Availability"
        value={form.availability}
        onValueChange={(availability) => change({ availability })}
        options={AVAILABILITIES}
      />
    </FormSection>
  );
}
