import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Cluster, StepFailure, Words } from '@crewdeck/ui-kit';

interface AnnouncementEmailsProps {
  hackathonId: string;
  /** The person gets none. */
  isRefused: boolean;
}

/** For whoever takes part: whether organisers reach them by email. */
export function AnnouncementEmails({ hackathonId, isRefused }: AnnouncementEmailsProps) {
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
        {isRefused
          ? "You don't get emails from this event's organisers."
          : "This event's organisers can email you here."}
      </Words>
      <Button size="sm" variant="ghost" isBusy={turn.isBusy} onClick={() => turn.send()}>
        {isRefused ? 'Turn on emails' : 'Turn off emails'}
      </Button>
      <StepFailure failure={turn.failure} />
    </Cluster>
  );
}
