import type { ProjectPage } from '@crewdeck/contract';
import { Button, ConfirmDialog } from '@crewdeck/ui-kit';
import { offerHandover } from '../api/offer-handover.ts';
import { useAskedStep } from '../hooks/use-asked-step.ts';

interface HandOverProps {
  project: ProjectPage;
  member: { id: string; name: string };
}

/** Offers the project to a member, who has to accept it. */
export function HandOver({ project, member }: HandOverProps) {
  const { ask, question } = useAskedStep({
    send: (http) => offerHandover(http, project.id, { userId: member.id }),
    done: `You have offered the project to ${member.name}.`,
    failed: 'The project could not be offered. Try again in a moment.',
  });
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Hand over to ${member.name}`} onClick={ask}>
        Hand over
      </Button>
      <ConfirmDialog
        {...question}
        title={<bdi>{`Hand over to ${member.name}?`}</bdi>}
        text="Once they accept, the project is theirs, and you stay on the team as a member. Until then you can take it back."
        confirmLabel="Offer it"
      />
    </>
  );
}
