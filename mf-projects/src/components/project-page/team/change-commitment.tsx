import type { ProjectPage, TeamMember } from '@crewdeck/contract';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, ClockIcon, type Commitment, CommitmentFields, StepFailure } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useMySeat } from '../../../hooks/use-my-seat.ts';
import { commitmentText } from '../../../rules/commitment.ts';
import { StepDialog } from '../../step-dialog.tsx';

export function ChangeCommitment({ project }: { project: ProjectPage }) {
  const me = useMySeat(project);
  const { ask, send, question } = useStep({
    call: (http, commitment: Required<Commitment>) =>
      http.send('POST /api/projects/:id/check-ins', { id: project.id, body: { commitment } }),
    done: 'Your team can see how much time you have.',
    failed: "We couldn't save that. Try again in a moment.",
  });
  return (
    <>
      <Button variant="ghost" size="sm" disabled={!me} onClick={ask}>
        <ClockIcon aria-hidden="true" />
        <span>{me && commitmentText(me) === null ? 'Add your time' : 'Change your time'}</span>
      </Button>
      <StepDialog
        question={question}
        title="Your time for this team"
        description="Your team sees this. You can leave either field empty."
        confirm={{ label: 'Save', variant: 'primary' }}
      >
        {(formId) => me && <CommitmentForm id={formId} start={me} failure={question.failure} onSend={send} />}
      </StepDialog>
    </>
  );
}

interface CommitmentFormProps {
  id: string;
  start: Pick<TeamMember, 'hoursPerWeek' | 'until'>;
  failure: string | null;
  onSend: (commitment: Required<Commitment>) => void;
}

function CommitmentForm({ id, start, failure, onSend }: CommitmentFormProps) {
  const [commitment, setCommitment] = useState<Commitment>(start);
  const { hoursPerWeek = null, until = null } = commitment;
  const { checked } = useForm({ send: () => onSend({ hoursPerWeek, until }) });
  return (
    <form {...checked} id={id}>
      <StepFailure failure={failure} />
      <CommitmentFields commitment={commitment} onChange={setCommitment} />
    </form>
  );
}
