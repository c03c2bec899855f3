import type { ProjectPage } from '@crewdeck/contract';
import { Button, CheckIcon, Notice } from '@crewdeck/ui-kit';
import { checkIn } from '../api/check-in.ts';
import { useArrivalAt } from '../hooks/use-arrival-at.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import { CHECK_IN_PART } from '../rules/page-parts.ts';
import styles from './check-in-notice.module.css';
import { StepFailure } from './step-failure.tsx';

/** Asks a member whether they are still there, and takes the answer with one click. */
export function CheckInNotice({ project }: { project: ProjectPage }) {
  const heading = useArrivalAt(CHECK_IN_PART);
  const { take, isBusy, failure } = useProjectStep({
    send: (http) => checkIn(http, project.id),
    done: 'Thank you. Your team knows that you are there.',
    failed: 'That did not work. Try again in a moment.',
  });
  return (
    <Notice tone="info">
      <h2 ref={heading} id={CHECK_IN_PART} tabIndex={-1} className={styles.title}>
        Are you still with this team?
      </h2>
      <p className={styles.text}>
        One click tells them, and that is all for a week. If your plans have changed, you may leave without a reason.
      </p>
      <Button variant="primary" isBusy={isBusy} onClick={() => take()}>
        <CheckIcon aria-hidden="true" />
        Check in
      </Button>
      <StepFailure failure={failure} />
    </Notice>
  );
}
