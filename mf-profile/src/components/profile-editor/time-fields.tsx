import { DAY_PARTS, PROFILE_FIELDS, SUGGESTED_ROLES, WEEK_DAYS } from '@crewdeck/contract';
import { FormSection, WeekFields } from '@crewdeck/ui-kit';
import type { FormPart } from '../../hooks/use-profile-form.ts';
import { EntryFields } from './entry-fields.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

const GROUPS = { Roles: SUGGESTED_ROLES };

/** What the person would do in a team, how many hours a week, when, and in which zone. */
export function TimeFields({ form, change }: FormPart) {
  return (
    <FormSection
      title="When you have time"
      hint="What you'd do on a team, and when. It helps you find people and teams that fit. Others see it on your profile."
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
      <WeekFields
        week={form}
        onChange={change}
        hours={PROFILE_FIELDS.hoursPerWeek}
        days={WEEK_DAYS}
        parts={DAY_PARTS}
      />
      <TimeZoneField value={form.timeZone} onValueChange={(timeZone) => change({ timeZone })} />
    </FormSection>
  );
}
