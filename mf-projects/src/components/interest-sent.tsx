import { Button, CheckIcon } from '@crewdeck/ui-kit';
import { withdrawInterest } from '../api/withdraw-interest.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import { momentText } from '../rules/days.ts';
import styles from './action-panel.module.css';
import { StepFailure } from './step-failure.tsx';

/** One's own interest, which waits for the owner's answer. */
export function InterestSent({ interest }: { interest: { id: string; createdAt: string; closesAt: string } }) {
  const { take, isBusy, failure } = useProjectStep({
    send: (http) => withdrawInterest(http, interest.id),
    failed: 'Your interest could not be withdrawn.',
  });
  return (
    <div className={styles.step}>
      <div className={styles.buttons}>
        <Button disabled>
          <CheckIcon aria-hidden="true" />
          Interest Sent
        </Button>
        <Button variant="ghost" isBusy={isBusy} onClick={() => take()}>
          Withdraw
        </Button>
      </div>
      <StepFailure failure={failure} />
      <p className={styles.hint}>
        Since {momentText(interest.createdAt)}. The owner answers until {momentText(interest.closesAt)}, or it closes by
        itself.
      </p>
    </div>
  );
}
