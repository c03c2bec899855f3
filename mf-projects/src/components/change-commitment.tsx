import { Button, type Commitment, CommitmentFields, Dialog } from '@crewdeck/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { checkIn } from '../api/check-in.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import { StepFailure } from './step-failure.tsx';

interface ChangeCommitmentProps {
  projectId: string;
  /** What the member has said. */
  said: Required<Commitment>;
}

/** Lets a member say anew how much time they have. */
export function ChangeCommitment({ projectId, said }: ChangeCommitmentProps) {
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [commitment, setCommitment] = useState(said);
  const { take, isBusy, failure, reset } = useProjectStep({
    send: (http) => checkIn(http, projectId, { commitment }),
    done: 'Your team knows how much time you have.',
    failed: 'That could not be saved. Try again in a moment.',
    onDone: () => setIsOpen(false),
  });

  function open(): void {
    setCommitment(said);
    reset();
    setIsOpen(true);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    take();
  }

  const footer = (
    <>
      <Button onClick={() => setIsOpen(false)}>Cancel</Button>
      <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
        Save
      </Button>
    </>
  );
  return (
    <>
      <Button variant="ghost" size="sm" onClick={open}>
        {said.hoursPerWeek || said.until ? 'Change your time' : 'Say how much time you have'}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Your time for this team"
        description="The team reads it. Nothing you leave open is guessed."
        footer={footer}
      >
        <form id={formId} onSubmit={submit} noValidate>
          <StepFailure failure={failure} />
          <CommitmentFields
            commitment={commitment}
            onChange={({ hoursPerWeek = null, until = null }) => setCommitment({ hoursPerWeek, until })}
          />
        </form>
      </Dialog>
    </>
  );
}
