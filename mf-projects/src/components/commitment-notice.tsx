import type { ProjectPage } from '@crewdeck/contract';
import { useMyProfile } from '@crewdeck/module-sdk';
import { Button, CheckIcon, Notice } from '@crewdeck/ui-kit';
import { checkIn } from '../api/check-in.ts';
import { useArrivalAt } from '../hooks/use-arrival-at.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import { endedOn } from '../rules/commitment.ts';
import { dayText } from '../rules/days.ts';
import { COMMITMENT_PART } from '../rules/page-parts.ts';
import { ChangeCommitment } from './change-commitment.tsx';
import styles from './check-in-notice.module.css';
import { StepFailure } from './step-failure.tsx';

/** Asks a member whose last day has come, as they have said it, whether they go on. */
export function CommitmentNotice({ project }: { project: ProjectPage }) {
  const myId = useMyProfile().data?.id;
  const me = project.team?.find(({ id }) => id === myId);
  const lastDay = me && endedOn(me, project, new Date());
  return lastDay ? <Question project={project} lastDay={lastDay} hoursPerWeek={me.hoursPerWeek} /> : null;
}

interface QuestionProps {
  project: ProjectPage;
  lastDay: string;
  /** Stay as they are. */
  hoursPerWeek: number | null;
}

function Question({ project, lastDay, hoursPerWeek }: QuestionProps) {
  const heading = useArrivalAt(COMMITMENT_PART);
  const { take, isBusy, failure } = useProjectStep({
    send: (http) => checkIn(http, project.id, { commitment: { hoursPerWeek, until: null } }),
    done: 'Your team knows that you go on.',
    failed: 'That could not be saved. Try again in a moment.',
  });
  return (
    <Notice tone="info">
      <h2 ref={heading} id={COMMITMENT_PART} tabIndex={-1} className={styles.title}>
        Do you go on?
      </h2>
      <p className={styles.text}>
        You said you have time for this team until {dayText(lastDay)}. Go on without a last day, say another one, or
        leave without a reason. Nobody is removed for it.
      </p>
      <div className={styles.actions}>
        <Button variant="primary" isBusy={isBusy} onClick={() => take()}>
          <CheckIcon aria-hidden="true" />
          Go on
        </Button>
        <ChangeCommitment project={project} />
      </div>
      <StepFailure failure={failure} />
    </Notice>
  );
}
