import type { Profile } from '@crewdeck/contract';
import { FeaturedProjects } from './featured-projects.tsx';
import { Interests } from './interests.tsx';
import { ProfileHeading } from './profile-heading.tsx';
import styles from './profile-view.module.css';
import { SocialLinks } from './social-links.tsx';
import { TechStacks } from './tech-stacks.tsx';

/** The profile once it is there. */
export function ProfileView({ profile }: { profile: Profile }) {
  return (
    <>
      <ProfileHeading profile={profile} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TechStacks profile={profile} />
          <FeaturedProjects profile={profile} />
        </div>
        <div className={styles.aside}>
          <SocialLinks profile={profile} />
          <Interests profile={profile} />
        </div>
      </div>
    </>
  );
}
