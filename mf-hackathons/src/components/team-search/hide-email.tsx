import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, StepFailure } from '@crewdeck/ui-kit';
import styles from './team-search.module.css';

/** For who agreed that the organisers see their email: the way to take that back. */
export function HideEmail({ hackathonId }: { hackathonId: string }) {
  const hide = useStep({
    call: (http) => http.send('DELETE /api/hackathons/:id/team-search/email', { id: hackathonId }),
    done: 'Organisers no longer see your email.',
    failed: "We couldn't hide your email. Try again.",
    refetch: [['team-search', hackathonId]],
  });
  return (
    <>
      <Button size="sm" variant="ghost" className={styles.ghost} isBusy={hide.isBusy} onClick={() => hide.send()}>
        Hide my email
      </Button>
      <StepFailure failure={hide.failure} />
    </>
  );
}
