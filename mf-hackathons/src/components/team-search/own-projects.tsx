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
}

/** The person's own projects for the event: each may look for people as well, and its team stays together. */
export function OwnProjects({ hackathonId, projects }: OwnProjectsProps) {
  if (projects.length === 0) return null;
  return (
    <ul className={styles.projects} aria-label="Your projects for it">
      {projects.map((project) => (
        <OwnProjectRow key={project.id} hackathonId={hackathonId} project={project} />
      ))}
    </ul>
  );
}

function OwnProjectRow({ hackathonId, project }: { hackathonId: string; project: OwnProject }) {
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
        <p className={styles.quiet}>
          {isSeeking ? 'Looks for people here. Your team stays together.' : 'Does not look for people here.'}
        </p>
      </div>
      <Button size="sm" isBusy={turn.isBusy} onClick={() => turn.take()}>
        {isSeeking ? 'Stop looking' : 'Look for people'}
      </Button>
      <StepFailure failure={turn.failure} />
    </li>
  );
}
