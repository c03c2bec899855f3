import type { ProjectPage } from '@crewdeck/contract';
import { Stack } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { isFirstAwaited } from '../../rules/is-first-awaited.ts';
import { ProjectActionPanel } from './action-panel/project-action-panel.tsx';
import { FinishSection } from './finish/finish-section.tsx';
import { useFinishFile } from './finish/use-finish-file.ts';
import { ProjectDetails } from './project-details.tsx';
import { ProjectStory } from './project-story.tsx';
import styles from './project-view.module.css';
import { TeamSection } from './team/team-section.tsx';
import { WhyThisFits } from './why-this-fits.tsx';

interface ProjectOverviewProps {
  project: ProjectPage;
  /** The viewer joined, or the last seat was taken, while the page was shown. */
  isMoment: boolean;
}

/** What the viewer can do next, the result of a project, its story and its team. */
export function ProjectOverview({ project, isMoment }: ProjectOverviewProps) {
  const isOnTeam = project.team !== null;
  const isRunning = project.result === null;
  const isMember = project.viewer?.is === 'member';
  // The way to their room comes first for a team. What is drawn keeps its place.
  const [isActionFirst] = useState(isOnTeam && (isRunning || isMember));
  // A finished project has nothing to offer to others. Its team stands in the result, and its story beside that.
  const isTold = !isRunning && !isOnTeam;
  const isAsking = isRunning || isMember || Boolean(project.viewer?.interest);
  // All that is below the result waits for it, so that no button moves under a finger.
  const isLoading = isFirstAwaited(useFinishFile(!isRunning));
  const story = (
    <>
      <WhyThisFits fit={project.fit} />
      <ProjectStory project={project} />
    </>
  );
  const aside = (
    <div className={styles.aside}>
      {isAsking ? (
        <div className={isActionFirst ? styles.first : styles.action}>
          <ProjectActionPanel project={project} isMoment={isMoment} />
        </div>
      ) : null}
      {isLoading ? null : (
        <Stack gap={7} className={styles.details}>
          {isTold ? story : null}
          <ProjectDetails project={project} />
        </Stack>
      )}
    </div>
  );
  return (
    <>
      {isActionFirst ? aside : null}
      <div className={styles.main}>
        <FinishSection project={project} />
        {isLoading || isTold ? null : (
          <>
            {story}
            <TeamSection project={project} />
          </>
        )}
      </div>
      {isActionFirst || isLoading ? null : aside}
    </>
  );
}
