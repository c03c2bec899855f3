import { describeTime, type Profile } from '@crewdeck/contract';
import { ChipList, Section, Stack } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';

interface RolesAndTimeProps {
  profile: Pick<Profile, 'roles' | 'hoursPerWeek' | 'timeBlocks' | 'timeZone'>;
  /** When they and the viewer are both free, in sentences. */
  hoursInCommon?: readonly string[];
  /** Stands in the place of none. Without it the part is left out. */
  ifNone?: ReactNode;
}

/** What the person would do in a team, and when. */
export function RolesAndTime({ profile, hoursInCommon = [], ifNone = null }: RolesAndTimeProps) {
  const { roles, hoursPerWeek, timeBlocks, timeZone } = profile;
  const zone = timeZone && timeBlocks.length > 0 ? ` (${timeZone.replaceAll('_', ' ')})` : '';
  const time = describeTime(hoursPerWeek, timeBlocks) + zone;
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
          {hoursInCommon.length > 0 ? <p>{hoursInCommon.join(' ')}</p> : null}
        </Stack>
      )}
    </Section>
  );
}
