import { describeTime, type Profile } from '@crewdeck/contract';
import { ChipList, Stack, timeZoneText } from '@crewdeck/ui-kit';
import type { ReactNode } from 'react';
import { ProfilePart, type ProfilePartProps } from './profile-part.tsx';

interface RolesAndTimeProps extends Pick<ProfilePartProps, 'ifNone'> {
  /** Below roles without a time. */
  ifNoTime?: ReactNode;
  profile: Pick<Profile, 'roles' | 'hoursPerWeek' | 'timeBlocks' | 'timeZone'>;
  /** When they and the viewer are both free, in sentences. */
  hoursInCommon?: readonly string[];
}

/** What the person would do in a team, and when. */
export function RolesAndTime({ profile, hoursInCommon = [], ifNone, ifNoTime }: RolesAndTimeProps) {
  const { roles, hoursPerWeek, timeBlocks, timeZone } = profile;
  const zone = timeZone && timeBlocks.length > 0 ? ` · ${timeZoneText(timeZone)}` : '';
  const time = describeTime(hoursPerWeek, timeBlocks) + zone;
  return (
    <ProfilePart title="Roles and time" isEmpty={roles.length === 0 && time === ''} ifNone={ifNone}>
      <Stack gap={3}>
        <ChipList items={roles} label="Roles" tone="outline" />
        {time ? <p>{time}</p> : ifNoTime}
        {hoursInCommon.length > 0 ? <p>{hoursInCommon.join(' ')}</p> : null}
      </Stack>
    </ProfilePart>
  );
}
