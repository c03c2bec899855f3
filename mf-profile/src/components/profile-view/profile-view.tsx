import type { Profile } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button, EmptyState, RocketIcon, Split } from '@crewdeck/ui-kit';
import { HiddenNotice } from '../hidden-notice.tsx';
import { FeaturedProjects } from './featured-projects.tsx';
import { FinishedProjects } from './finished-projects.tsx';
import { FirstStep } from './first-step.tsx';
import { Interests } from './interests.tsx';
import { ProfileHeading } from './profile-heading.tsx';
import styles from './profile-view.module.css';
import { RolesAndTime } from './roles-and-time.tsx';
import { SocialLinks } from './social-links.tsx';
import { TechStacks } from './tech-stacks.tsx';

/** Chips shown of each group before '+N more' (spec 9). */
const CHIPS_PER_GROUP = 5;

export function ProfileView({ profile }: { profile: Profile }) {
  return (
    <>
      {profile.hiddenReason ? <HiddenNotice reason={profile.hiddenReason} /> : null}
      <FirstStep profile={profile} />
      <ProfileHeading profile={profile} />
      <Split
        main={
          <>
            <TechStacks
              profile={profile}
              max={CHIPS_PER_GROUP}
              ifNone={<NothingYet text="No skills added yet." linkText="Add your skills" />}
            />
            <FeaturedProjects profile={profile} ifNone={<NoFeaturedProjects />} />
          </>
        }
        more={
          <>
            <SocialLinks
              profile={profile}
              ifNone={<NothingYet text="No links added yet." linkText="Add your links" />}
            />
            <RolesAndTime
              profile={profile}
              ifNone={<NothingYet text="No roles or times added yet." linkText="Say when you have time" />}
            />
            <Interests
              profile={profile}
              ifNone={<NothingYet text="No interests added yet." linkText="Add your interests" />}
            />
          </>
        }
      />
      <FinishedProjects personId={profile.id} />
    </>
  );
}

function NoFeaturedProjects() {
  return (
    <EmptyState
      icon={<RocketIcon />}
      title="No projects added yet. Create your first project!"
      action={<Button render={<Link to="/create-profile" />}>Add a project</Button>}
    />
  );
}

interface NothingYetProps {
  text: string;
  /** What the editor is opened for. */
  linkText: string;
}

/** Stands in a part of the profile that is empty, and leads to where it is filled. */
function NothingYet({ text, linkText }: NothingYetProps) {
  return (
    <p className={styles.nothing}>
      {text} <Link to="/create-profile">{linkText}</Link>
    </p>
  );
}
