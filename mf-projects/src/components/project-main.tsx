import type { ProjectPage } from '@crewdeck/contract';
import { ProjectStory } from './project-story.tsx';
import { TeamSection } from './team-section.tsx';

/** What there is to read about a project, what concerns the viewer first. */
export function ProjectMain({ project }: { project: ProjectPage }) {
  // To those on it the page is about whom they work with.
  const isTeamFirst = project.team !== null;
  return (
    <>
      {isTeamFirst ? <TeamSection project={project} /> : null}
      <ProjectStory project={project} />
      {isTeamFirst ? null : <TeamSection project={project} />}
    </>
  );
}
