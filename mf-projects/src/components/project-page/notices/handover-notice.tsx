import type { ProjectPage } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, Notice, StepFailure } from '@crewdeck/ui-kit';
import styles from './notices.module.css';

const FAILED = "That didn't work. Try again in a moment.";

/** A handover, for the owner and for the member who may accept it. */
export function HandoverNotice({ project }: { project: ProjectPage }) {
  const isOwner = project.viewer?.is === 'owner';
  const accept = useStep({
    call: (http) => http.send('POST /api/projects/:id/handover/acceptance', { id: project.id }),
    done: 'The project is yours now.',
    failed: FAILED,
  });
  const end = useStep({
    call: (http) => http.send('DELETE /api/projects/:id/handover', { id: project.id }),
    failed: FAILED,
  });

  const handover = project.viewer?.handover;
  if (!handover) return null;
  return (
    <Notice tone="info">
      <p className={styles.text}>
        {isOwner ? (
          <>
            You've offered this project to <bdi>{handover.to.name}</bdi>. It stays yours until they accept.
          </>
        ) : (
          <>
            <bdi>{project.owner.name}</bdi> would like to hand this project over to you. If you accept, you own it, and{' '}
            <bdi>{project.owner.name}</bdi> stays on the team.
          </>
        )}
      </p>
      <Cluster gap={2}>
        {isOwner ? null : (
          <Button size="sm" variant="primary" isBusy={accept.isBusy} onClick={() => accept.send()}>
            Accept the project
          </Button>
        )}
        <Button size="sm" isBusy={end.isBusy} onClick={() => end.send()}>
          {isOwner ? 'Take back' : 'Decline'}
        </Button>
      </Cluster>
      <StepFailure failure={accept.failure ?? end.failure} />
    </Notice>
  );
}
