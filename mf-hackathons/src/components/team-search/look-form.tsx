import { DAY_PARTS, PROFILE_FIELDS, SUGGESTED_ROLES, splitList, WEEK_DAYS } from '@crewdeck/contract';
import { useForm } from '@crewdeck/module-sdk/forms';
import {
  FieldGroup,
  ListField,
  Stack,
  StepFailure,
  TimeZoneField,
  ToggleChip,
  WeekFields,
  Words,
} from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { type TimeForm, type TimePart, timePartOf } from '../../rules/time-form.ts';

interface LookFormProps {
  /** For the button that sends it, at the foot of the dialog. */
  id: string;
  form: TimeForm;
  onChange: (parts: Partial<TimeForm>) => void;
  /** Hours a week and times of the week are asked for. */
  asksTime: boolean;
  /** Above the fields. */
  before: ReactNode;
  /** Below them. */
  after: ReactNode;
  onSend: (time: TimePart) => void;
  /** Why the last attempt failed. */
  failure: string | null;
}

/** Roles and, where they matter, hours a week, times of the week and their zone. */
export function LookForm({ id, form, onChange: change, asksTime, before, after, onSend, failure }: LookFormProps) {
  const { checked } = useForm({ send: () => onSend(timePartOf(form)) });

  return (
    <Stack as="form" gap={5} id={id} {...checked}>
      {before}
      <FieldGroup legend="Roles you'd take">
        {SUGGESTED_ROLES.map((role) => {
          const others = form.roles.filter((other) => other !== role);
          return (
            <ToggleChip
              key={role}
              isPressed={form.roles.includes(role)}
              onPressedChange={(isOn) => change({ roles: isOn ? [...others, role] : others })}
            >
              {role}
            </ToggleChip>
          );
        })}
      </FieldGroup>
      <ListField
        label="Other roles"
        entries={splitList(form.otherRoles)}
        value={form.otherRoles}
        onValueChange={(otherRoles) => change({ otherRoles })}
      />
      {form.roles.length === 0 && form.otherRoles.trim() === '' ? (
        <Words tone="muted">Choose at least one role, so that we can match you better.</Words>
      ) : null}
      {asksTime ? (
        <>
          <WeekFields
            week={form}
            onChange={change}
            hours={PROFILE_FIELDS.hoursPerWeek}
            days={WEEK_DAYS}
            parts={DAY_PARTS}
          />
          <TimeZoneField
            hint="We compare your times with those of people elsewhere. Without one, we assume the zone most people here use."
            value={form.timeZone}
            onValueChange={(timeZone) => change({ timeZone })}
          />
        </>
      ) : null}
      {after}
      <StepFailure failure={failure} />
    </Stack>
  );
}
