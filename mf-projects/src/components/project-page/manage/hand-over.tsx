import type { ProjectPage } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, ConfirmDialog } from '@crewdeck/ui-kit';

interface HandOverProps {
  project: ProjectPage;
  member: { id: string; name: string };
}

/** Offers the project to a member, who has to accept it. */
export function HandOver({ project, member }: HandOverProps) {
  const { ask, send, question } = useStep({
    call: (http) => http.send('PUT /api/projects/:id/handover', { id: project.id, body: { userId: member.id } }),
    done: `You've offered the project to ${member.name}.`,
    failed: "We couldn't offer the project. Try again in a moment.",
  });
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Hand over to ${member.name}`} onClick={ask}>
        Hand over
      </Button>
      <ConfirmDialog
        {...question}
        onConfirm={send}
        title={<bdi>{`Hand over to ${member.name}?`}</bdi>}
        text="Once they accept, they own the project and you stay on as a member. Until then, you can take it back."
        confirmLabel="Offer project"
      />
    </>
  );
}
