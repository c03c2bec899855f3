import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, CheckIcon, StepFailure } from '@crewdeck/ui-kit';
import { momentText } from '../../../rules/days.ts';
import styles from './action-panel.module.css';

/** The viewer's interest, which waits for the owner's answer. */
export function InterestSent({ interest }: { interest: { id: string; createdAt: string; closesAt: string } }) {
  const { send, isBusy, failure } = useStep({
    call: (http) => http.send('DELETE /api/interests/:id', { id: interest.id }),
    failed: "We couldn't withdraw your interest. Try again.",
  });
  return (
    <div className={styles.step}>
      <div className={styles.buttons}>
        <Button disabled>
          <CheckIcon aria-hidden="true" />
          Interest Sent
        </Button>
        <Button variant="ghost" isBusy={isBusy} onClick={() => send()}>
          Withdraw
        </Button>
      </div>
      <StepFailure failure={failure} />
      <p tabIndex={-1} className={styles.hint}>
        You showed interest on {momentText(interest.createdAt)}. The owner can answer until{' '}
        {momentText(interest.closesAt)}. After that, your interest closes.
      </p>
    </div>
  );
}
