import type { Person } from '@crewdeck/contract';
import { LongText } from '@crewdeck/ui-kit';
import type { PersonDialog } from '../../rules/person-dialogs.ts';
import { FeaturedProjects } from '../profile-view/featured-projects.tsx';
import { Interests } from '../profile-view/interests.tsx';
import { RolesAndTime } from '../profile-view/roles-and-time.tsx';
import { SocialLinks } from '../profile-view/social-links.tsx';
import { TechStacks } from '../profile-view/tech-stacks.tsx';
import { PersonHeading } from './person-heading.tsx';
import { PersonProjects } from './person-projects.tsx';
import { PersonSafety } from './person-safety.tsx';
import { PersonTeams } from './person-teams.tsx';
import styles from './person-view.module.css';

interface PersonViewProps {
  person: Person;
  /** What the viewer may do about them, on the day on which it is needed. */
  can: { report: boolean; block: boolean };
  onOpen: (dialog: PersonDialog) => void;
}

/** Somebody as others see them. Parts that they left empty are left out. */
export function PersonView({ person, can, onOpen }: PersonViewProps) {
  return (
    <div className={styles.root}>
      <div className={styles.heading}>
        <PersonHeading person={person} onInvite={() => onOpen('invite')} />
      </div>
      <div className={styles.main}>
        {person.bio ? (
          <LongText>{person.bio}</LongText>
        ) : (
          <p className={styles.quiet}>{person.isSelf ? 'You have' : 'They have'} not written a bio yet.</p>
        )}
        <TechStacks profile={person} />
        <PersonProjects projects={person.ownedProjects} />
        <FeaturedProjects profile={person} />
        <PersonTeams teams={person.teams} />
      </div>
      <div className={styles.more}>
        <RolesAndTime profile={person} />
        <Interests profile={person} />
        {/* Last, as it grows by the contact line once the session has arrived. */}
        <SocialLinks profile={person} />
        {can.report ? <PersonSafety canBlock={can.block} onOpen={onOpen} /> : null}
      </div>
    </div>
  );
}
