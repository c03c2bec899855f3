import type { TeamSearch } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, RowList, StepFailure, Words } from '@crewdeck/ui-kit';
import styles from './team-search.module.css';

const LOOKS = 'Your team stays together.';
const ASKED = 'You have a proposed team. Wait until everyone on it has answered.';
const BOUND = 'Stop your other search first, then look for people for this project.';
const INSTEAD = 'We can propose people for this project instead of a team for you alone. Your team stays together.';
const OFFER = "Want us to propose people for this project? They're picked to fit, and your team stays together.";

type OwnProject = TeamSearch['ownProjects'][number];

interface OwnProjectsProps {
  hackathonId: string;
  projects: readonly OwnProject[];
  /** The person looks for themselves. */
  isSeeking: boolean;
  /** A team waits for their answer, so that their search is not theirs alone to change. */
  isAsked: boolean;
  /** Ops have hidden their profile, so that nothing can begin to look. */
  isHidden: boolean;
}

/** The person's own projects for the event: one of them may look for people in their stead, and its team stays together. */
export function OwnProjects({ hackathonId, projects, isSeeking, isAsked, isHidden }: OwnProjectsProps) {
  if (projects.length === 0) return null;
  const isBound = isAsked || projects.some((project) => project.isSeeking);
  return (
    <RowList aria-label="Your projects for this event">
      {projects.map((project) => (
        <OwnProjectRow key={project.id} {...{ hackathonId, project, isAlone: isSeeking, isAsked, isBound, isHidden }} />
      ))}
    </RowList>
  );
}

interface OwnProjectRowProps {
  hackathonId: string;
  project: OwnProject;
  /** The person looks for themselves. */
  isAlone: boolean;
  /** A team is proposed to them. */
  isAsked: boolean;
  /** A project of theirs looks, or a team waits for their answer. */
  isBound: boolean;
  isHidden: boolean;
}

function OwnProjectRow({ hackathonId, project, isAlone, isAsked, isBound, isHidden }: OwnProjectRowProps) {
  const { id, title, isSeeking } = project;
  const turn = useStep({
    call: async (http) => {
      const search = { id: hackathonId };
      if (isSeeking)
        return http.send('DELETE /api/hackathons/:id/team-search', { ...search, query: { projectId: id } });
      if (isAlone) await http.send('DELETE /api/hackathons/:id/team-search', search);
      return http.send('PUT /api/hackathons/:id/team-search', { ...search, body: { projectId: id } });
    },
    done: isSeeking ? `You've stopped looking for people for ${title}.` : `You're looking for people for ${title}.`,
    failed: isSeeking ? "We couldn't stop your search. Try again." : "We couldn't start your search. Try again.",
  });
  const offer = isAlone ? INSTEAD : OFFER;
  const bound = isAsked ? ASKED : BOUND;
  return (
    <Cluster as="li" gap={5} rowGap={3} align="center">
      <div className={styles.words}>
        <Link to={`/projects/${id}`} dir="auto" className={styles.title}>
          {title}
        </Link>
        <Words tone="muted">{isSeeking ? LOOKS : isBound ? bound : offer}</Words>
      </div>
      {isHidden && !isSeeking ? null : (
        <Button size="sm" isBusy={turn.isBusy} disabled={isBound && !isSeeking} onClick={() => turn.send()}>
          {isSeeking ? 'Stop looking' : 'Look for people'}
        </Button>
      )}
      <StepFailure failure={turn.failure} />
    </Cluster>
  );
}
