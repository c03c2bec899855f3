import { DAY_PARTS, PROFILE_FIELDS, SUGGESTED_ROLES, WEEK_DAYS } from '@crewdeck/contract';
import { FormSection, TextField, ToggleGrid } from '@crewdeck/ui-kit';
import type { FormPart } from '../../hooks/use-profile-form.ts';
import { EntryFields } from './entry-fields.tsx';

const GROUPS = { Roles: SUGGESTED_ROLES };

/** What the person would do in a team, how many hours a week, and when. */
export function TimeFields({ form, change }: FormPart) {
  const { from, to } = PROFILE_FIELDS.hoursPerWeek;
  return (
    <FormSection
      title="When you have time"
      hint="What you would do in a team, and when. It helps to find people and teams that fit. Others see it on your page."
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
      <TextField
        type="number"
        inputMode="numeric"
        label="Hours a week"
        hint={`From ${from} to ${to}. Leave it empty if you don't know yet.`}
        min={from}
        max={to}
        value={form.hoursPerWeek}
        onValueChange={(hoursPerWeek) => change({ hoursPerWeek })}
      />
      <ToggleGrid
        legend="Times of the week"
        rows={WEEK_DAYS}
        columns={DAY_PARTS}
        chosen={form.timeBlocks}
        onChosenChange={(timeBlocks) => change({ timeBlocks })}
      />
    </FormSection>
  );
}
