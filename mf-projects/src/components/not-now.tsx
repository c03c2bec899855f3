import type { ProjectInterest } from '@crewdeck/contract';
import { Button, ConfirmDialog } from '@crewdeck/ui-kit';
import { setInterestAside } from '../api/set-interest-aside.ts';
import { useAskedStep } from '../hooks/use-asked-step.ts';

/** The owner's kind no, which closes an interest for good. */
export function NotNow({ interest }: { interest: ProjectInterest }) {
  const { ask, question } = useAskedStep({
    send: (http) => setInterestAside(http, interest.id),
    failed: 'That did not work. Try again in a moment.',
  });
  const { name } = interest.person;
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Not now: ${name}`} onClick={ask}>
        Not now
      </Button>
      <ConfirmDialog
        {...question}
        title={<bdi>{`Not now for ${name}?`}</bdi>}
        text="They read: “The team went another way.” You can still invite them later."
        confirmLabel="Not now"
      />
    </>
  );
}
