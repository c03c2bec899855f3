import type { Profile } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button, EmptyState, RocketIcon, Split } from '@crewdeck/ui-kit';
import type { EditorPart } from '../../hooks/use-editor-part.ts';
import { usePerson } from '../../hooks/use-person.ts';
import { FeaturedProjects } from './featured-projects.tsx';
import { FinishedProjects } from './finished-projects.tsx';
import { FirstStep } from './first-step.tsx';
import { Interests } from './interests.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { ProfileHeading } from './profile-heading.tsx';
import { RolesAndTime } from './roles-and-time.tsx';
import { SocialLinks } from './social-links.tsx';
import { TechStacks } from './tech-stacks.tsx';

/** Chips shown of each group before '+N more' (spec 9). */
const CHIPS_PER_GROUP = 5;

/** The person's own profile. A part that is empty leads to where it is filled. */
export function ProfileView({ profile }: { profile: Profile }) {
  return (
    <>
      {profile.hiddenReason ? null : <FirstStep profile={profile} />}
      <ProfileHeading profile={profile} />
      <Split
        main={
          <>
            <TechStacks
              profile={profile}
              max={CHIPS_PER_GROUP}
              ifNone={<NothingYet part="skills" text="No skills added yet." linkText="Add your skills" />}
            />
            <Interests
              profile={profile}
              ifNone={<NothingYet part="interests" text="No interests added yet." linkText="Add your interests" />}
            />
            <FeaturedProjects profile={profile} ifNone={<NoFeaturedProjects personId={profile.id} />} />
            <FinishedProjects personId={profile.id} />
          </>
        }
        more={
          <>
            <SocialLinks
              profile={profile}
              ifNone={<NothingYet part="links" text="No links added yet." linkText="Add your links" />}
            />
            <RolesAndTime
              profile={profile}
              ifNone={<NothingYet part="times" text="No roles or times added yet." linkText="Say when you have time" />}
              ifNoTime={<NothingYet part="times" text="No times added yet." linkText="Say when you have time" />}
            />
          </>
        }
      />
    </>
  );
}

/** Who is credited with a finished project, below, has made one. Both titles have one height, so nothing moves once that is known. */
function NoFeaturedProjects({ personId }: { personId: string }) {
  const { data } = usePerson(personId);
  return (
    <EmptyState
      icon={<RocketIcon />}
      title={
        data?.finishedProjects.length
          ? 'Feature other work of yours here.'
          : 'No projects added yet. Create your first project!'
      }
      action={
        <Button render={<Link to={{ pathname: '/create-profile', hash: 'projects' satisfies EditorPart }} />}>
          Add a project
        </Button>
      }
    />
  );
}
