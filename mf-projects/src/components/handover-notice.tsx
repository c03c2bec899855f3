import type { ProjectPage } from '@crewdeck/contract';
import { Button, Notice } from '@crewdeck/ui-kit';
import { acceptHandover } from '../api/accept-handover.ts';
import { endHandover } from '../api/end-handover.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import styles from './handover-notice.module.css';
import { StepFailure } from './step-failure.tsx';

const FAILED = 'That did not work. Try again in a moment.';

/** An offer to hand the project over, as the owner and the member who is asked see it; nothing for everybody else. */
export function HandoverNotice({ project }: { project: ProjectPage }) {
  const isOwner = project.viewer?.is === 'owner';
  const accept = useProjectStep({
    send: (http) => acceptHandover(http, project.id),
    done: 'The project is yours now.',
    failed: FAILED,
  });
  const end = useProjectStep({ send: (http) => endHandover(http, project.id), failed: FAILED });

  const handover = project.viewer?.handover;
  if (!handover) return null;
  return (
    <Notice tone="info">
      <p className={styles.text}>
        {isOwner ? (
          <>
            You have offered this project to <bdi>{handover.to.name}</bdi>. It stays yours until they accept.
          </>
        ) : (
          <>
            <bdi>{project.owner.name}</bdi> would like to hand this project over to you. If you accept, you own it, and{' '}
            <bdi>{project.owner.name}</bdi> stays on the team.
          </>
        )}
      </p>
      <div className={styles.buttons}>
        {isOwner ? null : (
          <Button size="sm" variant="primary" isBusy={accept.isBusy} onClick={() => accept.take()}>
            Accept the project
          </Button>
        )}
        <Button size="sm" isBusy={end.isBusy} onClick={() => end.take()}>
          {isOwner ? 'Take back' : 'Decline'}
        </Button>
      </div>
      <StepFailure failure={accept.failure ?? end.failure} />
    </Notice>
  );
}
