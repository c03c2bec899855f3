import type { ProjectInterest } from '@crewdeck/contract';
import { Button, ConfirmDialog } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { setInterestAside } from '../api/set-interest-aside.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import { StepFailure } from './step-failure.tsx';

/** The owner's kind no, which closes an interest for good. */
export function NotNow({ interest }: { interest: ProjectInterest }) {
  const [isAsking, setIsAsking] = useState(false);
  const { take, isBusy, failure } = useProjectStep({
    send: (http) => setInterestAside(http, interest.id),
    failed: 'That did not work. Try again in a moment.',
  });
  const { name } = interest.person;
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Not now: ${name}`} onClick={() => setIsAsking(true)}>
        Not now
      </Button>
      <StepFailure failure={failure} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={<bdi>{`Not now for ${name}?`}</bdi>}
        text="They read: “The team went another way.” You can still invite them later."
        confirmLabel="Not now"
        isBusy={isBusy}
        onConfirm={() => take(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}
