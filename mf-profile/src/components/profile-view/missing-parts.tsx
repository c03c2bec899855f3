import type { Profile } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button, EmptyState, RocketIcon } from '@crewdeck/ui-kit';
import { FeaturedProjects } from './featured-projects.tsx';
import { Interests } from './interests.tsx';
import styles from './missing-parts.module.css';
import { RolesAndTime } from './roles-and-time.tsx';
import { SocialLinks } from './social-links.tsx';
import { TechStacks } from './tech-stacks.tsx';

/** What a profile lacks, each part with the way to fill it. */
export function MissingParts({ profile }: { profile: Profile }) {
  return (
    <div className={styles.root}>
      <TechStacks profile={profile} ifNone={<NothingYet text="No skills added yet." linkText="Add your skills" />} />
      <RolesAndTime
        profile={profile}
        ifNone={<NothingYet text="No roles or times added yet." linkText="Say when you have time" />}
      />
      <Interests
        profile={profile}
        ifNone={<NothingYet text="No interests added yet." linkText="Add your interests" />}
      />
      <SocialLinks profile={profile} ifNone={<NothingYet text="No links added yet." linkText="Add your links" />} />
      <FeaturedProjects profile={profile} ifNone={<NoFeaturedProjects />} />
    </div>
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
