import type { ProjectPage } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, ConfirmDialog, LogOutIcon } from '@crewdeck/ui-kit';

export function LeaveTeam({ project }: { project: ProjectPage }) {
  const { ask, send, question } = useStep({
    call: (http) => http.send('POST /api/projects/:id/leave', { id: project.id }),
    done: "You've left the team.",
    failed: "We couldn't take you off the team. Try again in a moment.",
  });
  return (
    <div>
      <Button variant="ghost" size="sm" onClick={ask}>
        <LogOutIcon aria-hidden="true" />
        Leave team
      </Button>
      <ConfirmDialog
        {...question}
        onConfirm={send}
        title={<bdi>{`Leave ${project.title}?`}</bdi>}
        text="Your seat opens up, and you'll no longer see the team's emails, except your inviter's. The owner can invite you again."
        confirmLabel="Leave team"
        cancelLabel="Stay"
      />
    </div>
  );
}
