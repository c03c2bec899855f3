import { type DirectoryUser, splitList } from '@crewdeck/contract';
import { ChipList } from '@crewdeck/ui-kit';
import { ProfilePart, type ProfilePartProps } from './profile-part.tsx';

interface InterestsProps extends Pick<ProfilePartProps, 'ifNone'> {
  profile: Pick<DirectoryUser, 'interests'>;
}

export function Interests({ profile, ifNone }: InterestsProps) {
  const interests = splitList(profile.interests);
  return (
    <ProfilePart title="Interests" isEmpty={interests.length === 0} ifNone={ifNone}>
      <ChipList items={interests} tone="accent" label="Interests" />
    </ProfilePart>
  );
}
