import type { TeamSearch } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button } from '@crewdeck/ui-kit';
import { lookForTeam } from '../../api/look-for-team.ts';
import { stopLooking } from '../../api/stop-looking.ts';
import { useTeamStep } from '../../hooks/use-team-step.ts';
import { StepFailure } from './step-failure.tsx';
import styles from './team-search.module.css';

type OwnProject = TeamSearch['ownProjects'][number];

interface OwnProjectsProps {
  hackathonId: string;
  projects: readonly OwnProject[];
  /** The person looks for themselves. */
  isSeeking: boolean;
}

/** The person's own projects for the event: one of them may look for people in their stead, and its team stays together. */
export function OwnProjects({ hackathonId, projects, isSeeking }: OwnProjectsProps) {
  if (projects.length === 0) return null;
  const isLooking = isSeeking || projects.some((project) => project.isSeeking);
  return (
    <ul className={styles.projects} aria-label="Your projects for it">
      {projects.map((project) => (
        <OwnProjectRow key={project.id} {...{ hackathonId, project, isLooking }} />
      ))}
    </ul>
  );
}

interface OwnProjectRowProps {
  hackathonId: string;
  project: OwnProject;
  /** The person looks already, with this project or otherwise. */
  isLooking: boolean;
}

function OwnProjectRow({ hackathonId, project, isLooking }: OwnProjectRowProps) {
  const { id, title, isSeeking } = project;
  const turn = useTeamStep({
    send: (http) => (isSeeking ? stopLooking(http, hackathonId, id) : lookForTeam(http, hackathonId, id)),
    failed: isSeeking ? 'Failed to end the search.' : 'Failed to start the search.',
  });
  return (
    <li className={styles.project}>
      <div className={styles.words}>
        <Link to={`/projects/${id}`} dir="auto" className={styles.title}>
          {title}
        </Link>
        <p className={styles.quiet}>{stateOf(isSeeking, isLooking)}</p>
      </div>
      <Button size="sm" isBusy={turn.isBusy} disabled={isLooking && !isSeeking} onClick={() => turn.take()}>
        {isSeeking ? 'Stop looking' : 'Look for people'}
      </Button>
      <StepFailure failure={turn.failure} />
    </li>
  );
}

function stateOf(isSeeking: boolean, isLooking: boolean): string {
  if (isSeeking) return 'Looks for people here. Your team stays together.';
  if (isLooking) return 'You already look here. Stop that first to look with this project.';
  return 'Does not look for people here.';
}
