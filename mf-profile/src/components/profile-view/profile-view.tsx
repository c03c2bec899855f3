import type { Profile } from '@crewdeck/contract';
import { Split } from '@crewdeck/ui-kit';
import { usePerson } from '../../hooks/use-person.ts';
import { HiddenNotice } from '../hidden-notice.tsx';
import { FeaturedProjects } from './featured-projects.tsx';
import { FinishedProjects } from './finished-projects.tsx';
import { FirstStep } from './first-step.tsx';
import { Interests } from './interests.tsx';
import { MissingParts } from './missing-parts.tsx';
import { ProfileHeading } from './profile-heading.tsx';
import { RolesAndTime } from './roles-and-time.tsx';
import { SocialLinks } from './social-links.tsx';
import { TechStacks } from './tech-stacks.tsx';

/** Chips shown of each group before '+N more' (spec 9). */
const CHIPS_PER_GROUP = 5;

/** The person's own profile: what it has, then what it lacks. */
export function ProfileView({ profile }: { profile: Profile }) {
  // Finished projects would move what stands below them.
  const { isLoading } = usePerson(profile.id);
  return (
    <>
      {profile.hiddenReason ? <HiddenNotice reason={profile.hiddenReason} /> : null}
      <FirstStep profile={profile} />
      <ProfileHeading profile={profile} />
      <Split
        main={
          <>
            <TechStacks profile={profile} max={CHIPS_PER_GROUP} />
            <FeaturedProjects profile={profile} />
          </>
        }
        more={
          <>
            <SocialLinks profile={profile} />
            <RolesAndTime profile={profile} />
            <Interests profile={profile} />
          </>
        }
      />
      <FinishedProjects personId={profile.id} />
      {isLoading ? null : <MissingParts profile={profile} />}
    </>
  );
}
