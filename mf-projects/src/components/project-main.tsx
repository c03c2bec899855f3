import type { ProjectPage } from '@crewdeck/contract';
import { useProjectInterests } from '../hooks/use-project-interests.ts';
import { InterestedPeople } from './interested-people.tsx';
import { ProjectStory } from './project-story.tsx';
import { TeamSection } from './team-section.tsx';

/** What there is to read and to do about a project, what concerns the viewer first. */
export function ProjectMain({ project }: { project: ProjectPage }) {
  const isOwner = project.viewer?.is === 'owner';
  // What stands below the interested people waits for them, so that no button moves away under a finger.
  const { isLoading } = useProjectInterests(project.id, isOwner);
  // To those on it the page is about whom they work with.
  const isTeamFirst = project.team !== null;
  return (
    <>
      {isOwner ? <InterestedPeople project={project} /> : null}
      {isLoading ? null : (
        <>
          {isTeamFirst ? <TeamSection project={project} /> : null}
          <ProjectStory project={project} />
          {isTeamFirst ? null : <TeamSection project={project} />}
        </>
      )}
    </>
  );
}
