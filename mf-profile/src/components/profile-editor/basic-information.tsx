import {
  AVAILABILITIES,
  DEFAULT_AVAILABILITY_ON_SAVE,
  invitePauseDays,
  LONGEST_INVITE_PAUSE_DAYS,
  PROFILE_FIELDS,
} from '@crewdeck/contract';
import { FieldRow, FormSection, SelectField, TextArea, TextField } from '@crewdeck/ui-kit';
import type { FormPart } from '../../hooks/use-profile-form.ts';

const AVAILABILITY_OPTIONS = [{ value: '', label: 'Choose availability' }, ...AVAILABILITIES] as const;

/** Name, bio, availability and until when to take no invites. */
export function BasicInformation({ form, change }: FormPart) {
  const pauseDays = invitePauseDays(new Date());
  return (
    <FormSection title="Basic Information" hint="The first thing people see about you.">
      <TextField
        label="Full Name"
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
      <FieldRow>
        <SelectField
          label="Availability"
          hint={form.availability ? undefined : `Saved as ${DEFAULT_AVAILABILITY_ON_SAVE} unless you choose.`}
          value={form.availability}
          onValueChange={(availability) => change({ availability })}
          options={AVAILABILITY_OPTIONS}
        />
        <TextField
          type="date"
          label="Pause invites until"
          hint={`You get invites again from that day on. Optional, up to ${LONGEST_INVITE_PAUSE_DAYS} days ahead.`}
          min={pauseDays.first}
          max={pauseDays.last}
          value={form.invitesPausedUntil}
          onValueChange={(invitesPausedUntil) => change({ invitesPausedUntil })}
        />
      </FieldRow>
    </FormSection>
  );
}
