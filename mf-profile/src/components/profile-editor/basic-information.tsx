import { AVAILABILITIES, DEFAULT_AVAILABILITY_ON_SAVE, LIMITS } from '@crewdeck/contract';
import { FormSection, SelectField, TextArea, TextField } from '@crewdeck/ui-kit';
import type { ProfileForm } from '../../rules/profile-form.ts';
import type { FormPart } from './form-part.ts';

const AVAILABILITY_OPTIONS = [
  { value: '', label: 'Choose availability' },
  ...AVAILABILITIES.map((value) => ({ value, label: value })),
];

/** Name, bio and availability. */
export function BasicInformation({ form, setField }: FormPart) {
  return (
    <FormSection title="Basic Information" hint="The first thing people see of you.">
      <TextField
        label="Full Name"
        value={form.name}
        onValueChange={(name) => setField('name', name)}
        maxLength={LIMITS.name}
        autoComplete="name"
        dir="auto"
      />
      <TextArea
        label="Short Bio"
        hint={`What you build and who you like to build it with. ${form.bio.length} of ${LIMITS.bio} characters.`}
        value={form.bio}
        onValueChange={(bio) => setField('bio', bio)}
        maxLength={LIMITS.bio}
        dir="auto"
      />
      <SelectField
        label="Availability"
        hint={form.availability ? undefined : `Saved as ${DEFAULT_AVAILABILITY_ON_SAVE} unless you choose.`}
        value={form.availability}
        onValueChange={(availability) => setField('availability', availability as ProfileForm['availability'])}
        options={AVAILABILITY_OPTIONS}
      />
    </FormSection>
  );
}
