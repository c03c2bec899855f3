import { localDayText, type ProjectViewer } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, CheckIcon, Cluster, Quote, Stack, StepFailure, Words } from '@crewdeck/ui-kit';

/** The viewer's interest, which waits for the owner's answer. */
export function InterestSent({ interest }: { interest: NonNullable<ProjectViewer['interest']> }) {
  const { send, isBusy, failure } = useStep({
    call: (http) => http.send('DELETE /api/interests/:id', { id: interest.id }),
    failed: "We couldn't withdraw your interest. Try again.",
  });
  return (
    <Stack gap={3}>
      <Cluster gap={3} fills="always">
        <Button disabled>
          <CheckIcon aria-hidden="true" />
          Interest Sent
        </Button>
        <Button variant="ghost" isBusy={isBusy} onClick={() => send()}>
          Withdraw
        </Button>
      </Cluster>
      <StepFailure failure={failure} />
      <Words tabIndex={-1} tone="muted" size="md">
        You showed interest
        {interest.role ? (
          <>
            {' as '}
            <bdi>{interest.role}</bdi>
          </>
        ) : null}
        {` on ${localDayText(interest.createdAt)}`}. The owner can invite you until {localDayText(interest.closesAt)}.
        After that, your interest closes.
      </Words>
      <Quote words={interest.words ?? ''} />
    </Stack>
  );
}
