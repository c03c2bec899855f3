import { describeTime, type Profile } from '@crewdeck/contract';
import { ChipList, Section, Stack } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';

interface RolesAndTimeProps {
  profile: Pick<Profile, 'roles' | 'hoursPerWeek' | 'timeBlocks'>;
  /** Stands in the place of none. Without it the part is left out. */
  ifNone?: ReactNode;
}

/** What the person would do in a team, and when. */
export function RolesAndTime({ profile, ifNone = null }: RolesAndTimeProps) {
  const { roles, hoursPerWeek, timeBlocks } = profile;
  const time = describeTime(hoursPerWeek, timeBlocks);
  const hasNone = roles.length === 0 && time === '';
  if (hasNone && ifNone === null) return null;
  return (
    <Section title="Roles and time">
      {hasNone ? (
        ifNone
      ) : (
        <Stack gap={3}>
          {roles.length > 0 ? <ChipList items={roles} label="Roles" tone="outline" /> : null}
          {time ? <p>{time}</p> : null}
        </Stack>
      )}
    </Section>
  );
}
