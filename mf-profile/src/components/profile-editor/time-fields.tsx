import { DAY_PART_HOURS, DAY_PARTS, PROFILE_FIELDS, WEEK_DAYS } from '@crewdeck/contract';
import { FormSection, TimeZoneField, WeekFields } from '@crewdeck/ui-kit';
import type { EditorPart } from '../../hooks/use-editor-part.ts';
import type { FormPart } from '../../hooks/use-profile-form.ts';

/** The word joiner keeps a line from ending behind the dash. */
const HOURS = Object.entries(DAY_PART_HOURS).map(([part, [from, to]]) => `${part} ${from}–\u2060${to}`);

/** How many hours a week the person has, when, and in which zone. */
export function TimeFields({ form, change }: FormPart) {
  return (
    <FormSection
      id={'times' satisfies EditorPart}
      title="When you have time"
      hint="Helps teams see your evenings, and finds people who are free when you are. Others see it on your profile."
    >
      <WeekFields
        week={form}
        onChange={change}
        hours={PROFILE_FIELDS.hoursPerWeek}
        days={WEEK_DAYS}
        parts={DAY_PARTS}
      />
      <TimeZoneField
        hint={`Your times are in this zone: ${HOURS.join(', ')}. If you don't choose one, we assume the zone of the person we compare you with.`}
        value={form.timeZone}
        onValueChange={(timeZone) => change({ timeZone })}
      />
    </FormSection>
  );
}
