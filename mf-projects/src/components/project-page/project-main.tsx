import type { ProjectPage } from '@crewdeck/contract';
import { useWhoFits } from '../../hooks/use-who-fits.ts';
import { isFirstAwaited } from '../../rules/is-first-awaited.ts';
import { FinishSection } from './finish/finish-section.tsx';
import { InterestedPeople } from './people/interested-people.tsx';
import { InvitedPeople } from './people/invited-people.tsx';
import { WhoWouldFit } from './people/who-would-fit.tsx';
import { ProjectStory } from './project-story.tsx';
import { TeamSection } from './team/team-section.tsx';
import { WhyThisFits } from './why-this-fits.tsx';

interface ProjectMainProps {
  project: ProjectPage;
  /** Whether people ask the viewer, its owner, to join. */
  isAskedToJoin: boolean;
  isLoading: boolean;
}

/** The result of a project or its people, from interested to invited to joined, and its story. */
export function ProjectMain({ project, isAskedToJoin, isLoading }: ProjectMainProps) {
  const isOnTeam = project.team !== null;
  const isWhoFitsAwaited = isFirstAwaited(useWhoFits(project));
  return (
    <>
      <FinishSection project={project} />
      {isAskedToJoin ? <InterestedPeople project={project} /> : null}
      {/* Not below what waits for it: a failed list would be read again each time it appears. */}
      {isAskedToJoin ? <InvitedPeople project={project} /> : null}
      {isLoading ? null : (
        <>
          {isOnTeam ? <TeamSection project={project} /> : null}
          <WhyThisFits fit={project.fit} />
          <WhoWouldFit project={project} />
          {isWhoFitsAwaited ? null : <ProjectStory project={project} />}
          {isOnTeam || project.result ? null : <TeamSection project={project} />}
        </>
      )}
    </>
  );
}
