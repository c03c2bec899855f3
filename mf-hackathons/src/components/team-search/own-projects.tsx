import type { TeamSearch } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, RowList, StepFailure, Words } from '@crewdeck/ui-kit';
import styles from './team-search.module.css';

type OwnProject = TeamSearch['ownProjects'][number];

interface OwnProjectsProps {
  hackathonId: string;
  projects: readonly OwnProject[];
  /** The person looks for themselves. */
  isSeeking: boolean;
  /** Ops have hidden their profile, so that nothing can begin to look. */
  isHidden: boolean;
}

/** The person's own projects for the event: one of them may look for people in their stead, and its team stays together. */
export function OwnProjects({ hackathonId, projects, isSeeking, isHidden }: OwnProjectsProps) {
  if (projects.length === 0) return null;
  const isLooking = isSeeking || projects.some((project) => project.isSeeking);
  return (
    <RowList aria-label="Your projects for this event">
      {projects.map((project) => (
        <OwnProjectRow key={project.id} {...{ hackathonId, project, isLooking, isHidden }} />
      ))}
    </RowList>
  );
}

interface OwnProjectRowProps {
  hackathonId: string;
  project: OwnProject;
  /** The person looks already, with this project or otherwise. */
  isLooking: boolean;
  isHidden: boolean;
}

function OwnProjectRow({ hackathonId, project, isLooking, isHidden }: OwnProjectRowProps) {
  const { id, title, isSeeking } = project;
  const turn = useStep({
    call: (http) =>
      isSeeking
        ? http.send('DELETE /api/hackathons/:id/team-search', { id: hackathonId, query: { projectId: id } })
        : http.send('PUT /api/hackathons/:id/team-search', { id: hackathonId, body: { projectId: id } }),
    failed: isSeeking ? "We couldn't stop your search. Try again." : "We couldn't start your search. Try again.",
  });
  return (
    <Cluster as="li" gap={5} rowGap={3} align="center">
      <div className={styles.words}>
        <Link to={`/projects/${id}`} dir="auto" className={styles.title}>
          {title}
        </Link>
        <Words tone="muted">{stateOf(isSeeking, isLooking)}</Words>
      </div>
      {isHidden && !isSeeking ? null : (
        <Button size="sm" isBusy={turn.isBusy} disabled={isLooking && !isSeeking} onClick={() => turn.send()}>
          {isSeeking ? 'Stop looking' : 'Look for people'}
        </Button>
      )}
      <StepFailure failure={turn.failure} />
    </Cluster>
  );
}

function stateOf(isSeeking: boolean, isLooking: boolean): string {
  if (isSeeking) return "We're proposing people to this project. Your team stays together.";
  if (isLooking) return "You're already looking. Stop that search to look with this project instead.";
  return "Want us to propose people for this project? They're picked to fit, and your team stays together.";
}
