import type { Person } from '@crewdeck/contract';
import { LongText, Split, Words } from '@crewdeck/ui-kit';
import type { PersonDialog } from '../../rules/person-dialogs.ts';
import { FeaturedProjects } from '../profile-view/featured-projects.tsx';
import { Interests } from '../profile-view/interests.tsx';
import { RolesAndTime } from '../profile-view/roles-and-time.tsx';
import { SocialLinks } from '../profile-view/social-links.tsx';
import { TechStacks } from '../profile-view/tech-stacks.tsx';
import { Teams } from '../teams.tsx';
import { PersonHeading } from './person-heading.tsx';
import { PersonProjects } from './person-projects.tsx';
import { PersonSafety } from './person-safety.tsx';

interface PersonViewProps {
  person: Person;
  /** What the viewer may do about them, on the day on which it is needed. */
  can: { report: boolean; block: boolean };
  onOpen: (dialog: PersonDialog) => void;
}

/** Somebody as others see them. Parts that they left empty are left out. */
export function PersonView({ person, can, onOpen }: PersonViewProps) {
  return (
    <Split
      sideAt="start"
      side={<PersonHeading person={person} onInvite={() => onOpen('invite')} />}
      main={
        <>
          {person.bio ? (
            <LongText>{person.bio}</LongText>
          ) : (
            <Words tone="muted">{person.isSelf ? "You haven't" : "They haven't"} written a bio yet.</Words>
          )}
          <TechStacks profile={person} />
          <PersonProjects projects={person.ownedProjects} />
          <FeaturedProjects profile={person} />
          <Teams title="Teams" teams={person.teams} />
          <Teams title="Finished projects" teams={person.finishedProjects} />
        </>
      }
      more={
        <>
          <RolesAndTime profile={person} hoursInCommon={person.hoursInCommon} />
          <Interests profile={person} />
          {/* Last, as it grows by the contact line once the session has arrived. */}
          <SocialLinks profile={person} />
          {can.report ? <PersonSafety canBlock={can.block} onOpen={onOpen} /> : null}
        </>
      }
    />
  );
}
