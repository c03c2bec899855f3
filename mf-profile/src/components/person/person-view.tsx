import { LongText, Split, Words } from '@crewdeck/ui-kit';
import { FeaturedProjects } from '../profile-view/featured-projects.tsx';
import { Interests } from '../profile-view/interests.tsx';
import { RolesAndTime } from '../profile-view/roles-and-time.tsx';
import { SocialLinks } from '../profile-view/social-links.tsx';
import { TechStacks } from '../profile-view/tech-stacks.tsx';
import { Teams } from '../teams.tsx';
import { PersonHeading, type PersonHeadingProps } from './person-heading.tsx';
import { PersonProjects } from './person-projects.tsx';

/** Somebody as others see them. Parts that they left empty are left out. */
export function PersonView({ person, can, onOpen }: PersonHeadingProps) {
  return (
    <Split
      sideAt="start"
      side={<PersonHeading person={person} can={can} onOpen={onOpen} />}
      main={
        <>
          {person.bio ? <LongText>{person.bio}</LongText> : <Words tone="muted">No bio yet.</Words>}
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
        </>
      }
    />
  );
}
