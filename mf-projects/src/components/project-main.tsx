import type { ProjectPage } from '@crewdeck/contract';
import { ProjectStory } from './project-story.tsx';
import { TeamSection } from './team-section.tsx';
import { WhoWouldFit } from './who-would-fit.tsx';

interface ProjectMainProps {
  project: ProjectPage;
  /** Not while something above it is still to come. */
  hasStory: boolean;
}

/** What there is to read about a project, what concerns the viewer first. */
export function ProjectMain({ project, hasStory }: ProjectMainProps) {
  // To those on it the page is about whom they work with.
  const isTeamFirst = project.team !== null;
  return (
    <>
      {isTeamFirst ? <TeamSection project={project} /> : null}
      <WhoWouldFit project={project} />
      {hasStory ? <ProjectStory project={project} /> : null}
      {isTeamFirst ? null : <TeamSection project={project} />}
    </>
  );
}
