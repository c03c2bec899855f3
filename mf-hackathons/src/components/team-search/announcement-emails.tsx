import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, StepFailure, Words } from '@crewdeck/ui-kit';
import { HideEmail } from './hide-email.tsx';
import styles from './team-search.module.css';

interface AnnouncementEmailsProps {
  hackathonId: string;
  /** The person gets none. */
  isRefused: boolean;
  /** The organisers see their email. */
  isEmailShown: boolean;
}

/** For people who take part: whether organisers reach them by email, and whether they see it. */
export function AnnouncementEmails({ hackathonId, isRefused, isEmailShown }: AnnouncementEmailsProps) {
  const turn = useStep({
    call: (http) =>
      isRefused
        ? http.send('DELETE /api/hackathons/:id/announcements/refusal', { id: hackathonId })
        : http.send('PUT /api/hackathons/:id/announcements/refusal', { id: hackathonId }),
    failed: "We couldn't change this. Try again.",
    refetch: [['team-search', hackathonId]],
  });
  return (
    <Cluster gap={3} rowGap={2} align="center">
      <Words tone="muted">
        {isRefused ? "You don't get emails from this event's organisers." : 'Organisers can send you announcements.'}{' '}
        {isEmailShown ? 'They see your email.' : "They don't see your email."}
      </Words>
      <Button size="sm" variant="ghost" className={styles.ghost} isBusy={turn.isBusy} onClick={() => turn.send()}>
        {isRefused ? 'Turn on emails' : 'Turn off emails'}
      </Button>
      <StepFailure failure={turn.failure} />
      {isEmailShown ? <HideEmail hackathonId={hackathonId} /> : null}
    </Cluster>
  );
}
