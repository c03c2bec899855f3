import type { ProjectPage } from '@crewdeck/contract';
import { Button, ConfirmDialog } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { offerHandover } from '../api/offer-handover.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import { StepFailure } from './step-failure.tsx';

interface HandOverProps {
  project: ProjectPage;
  member: { id: string; name: string };
}

/** Offers the project to a member, who has to accept it. */
export function HandOver({ project, member }: HandOverProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { take, isBusy, failure } = useProjectStep({
    send: (http) => offerHandover(http, project.id, { userId: member.id }),
    done: `You have offered the project to ${member.name}.`,
    failed: 'The project could not be offered. Try again in a moment.',
  });
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Hand over to ${member.name}`} onClick={() => setIsAsking(true)}>
        Hand over
      </Button>
      <StepFailure failure={failure} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={<bdi>{`Hand over to ${member.name}?`}</bdi>}
        text="Once they accept, the project is theirs, and you stay on the team as a member. Until then you can take it back."
        confirmLabel="Offer it"
        isBusy={isBusy}
        onConfirm={() => take(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}
