import type { ProjectPage } from '@crewdeck/contract';
import { Button, ClockIcon, type Commitment, CommitmentFields, Dialog } from '@crewdeck/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { checkIn } from '../api/check-in.ts';
import { useMySeat } from '../hooks/use-my-seat.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import { StepFailure } from './step-failure.tsx';

const NOT_SAID: Required<Commitment> = { hoursPerWeek: null, until: null };

/** Lets a member say anew how much time they have. */
export function ChangeCommitment({ project }: { project: ProjectPage }) {
  const formId = useId();
  const me = useMySeat(project);
  const [isOpen, setIsOpen] = useState(false);
  const [commitment, setCommitment] = useState(NOT_SAID);
  const { take, isBusy, failure, reset } = useProjectStep({
    send: (http) => checkIn(http, project.id, { commitment }),
    done: 'Your team knows how much time you have.',
    failed: 'That could not be saved. Try again in a moment.',
    onDone: () => setIsOpen(false),
  });

  function open(): void {
    const { hoursPerWeek, until } = me ?? NOT_SAID;
    setCommitment({ hoursPerWeek, until });
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
      <Button variant="ghost" size="sm" disabled={!me} onClick={open}>
        <ClockIcon aria-hidden="true" />
        Change your time
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
