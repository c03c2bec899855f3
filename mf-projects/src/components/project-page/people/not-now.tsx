import type { ProjectInterest } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, ConfirmDialog } from '@crewdeck/ui-kit';

/** Declines an interest. The owner can still invite the person later. */
export function NotNow({ interest }: { interest: ProjectInterest }) {
  const { ask, send, question } = useStep({
    call: (http) => http.send('PATCH /api/interests/:id', { id: interest.id, body: { status: 'not_now' } }),
    failed: "That didn't work. Try again in a moment.",
  });
  const { name } = interest.person;
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Not now: ${name}`} onClick={ask}>
        Not now
      </Button>
      <ConfirmDialog
        {...question}
        onConfirm={send}
        title={<bdi>{`Say “not now” to ${name}?`}</bdi>}
        text="They'll read “The team went another way.” You can still invite them later."
        confirmLabel="Say not now"
      />
    </>
  );
}
