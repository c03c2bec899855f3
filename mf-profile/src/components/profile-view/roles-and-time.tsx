import { describeTime, type Profile } from '@crewdeck/contract';
import { ChipList, Stack } from '@crewdeck/ui-kit';
import { ProfilePart, type ProfilePartProps } from './profile-part.tsx';

interface RolesAndTimeProps extends Pick<ProfilePartProps, 'ifNone'> {
  profile: Pick<Profile, 'roles' | 'hoursPerWeek' | 'timeBlocks'>;
}

/** What the person would do in a team, and when. */
export function RolesAndTime({ profile, ifNone }: RolesAndTimeProps) {
  const { roles, hoursPerWeek, timeBlocks } = profile;
  const time = describeTime(hoursPerWeek, timeBlocks);
  return (
    <ProfilePart title="Roles and time" isEmpty={roles.length === 0 && time === ''} ifNone={ifNone}>
      <Stack gap={3}>
        <ChipList items={roles} label="Roles" tone="outline" />
        {time ? <p>{time}</p> : null}
      </Stack>
    </ProfilePart>
  );
}
