import { notify } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, CheckIcon } from '@crewdeck/ui-kit';
import styles from './activity-row.module.css';

/** Answers with one click whether one is still with a team. What asked for it goes once that is known. */
export function CheckInButton({ project }: { project: { id: string; title: string } }) {
  const { send, isBusy, isDone } = useStep({
    call: (http) => http.send('POST /api/projects/:id/check-ins', { id: project.id, body: {} }),
    done: "Thanks. Your team knows you're still in.",
    failed: "We couldn't check you in. Try again in a moment.",
    onFailed: (failure) => notify.error(failure),
  });
  // A row further down the list is not read again.
  if (isDone) return null;
  return (
    <div className={styles.action}>
      <Button size="sm" isBusy={isBusy} aria-label={`Check in: ${project.title}`} onClick={() => send()}>
        <CheckIcon aria-hidden="true" />
        Check in
      </Button>
    </div>
  );
}
