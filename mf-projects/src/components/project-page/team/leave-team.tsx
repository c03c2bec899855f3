import type { ProjectPage } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, ConfirmDialog, LogOutIcon } from '@crewdeck/ui-kit';
import { useEffect, useRef } from 'react';

const WARNING =
  "Your seat opens up, and you'll no longer see the team's emails, except your inviter's. The owner can invite you again.";
const WARNING_ONCE_FINISHED =
  "You'll no longer see the team room. Your credit disappears from the results and your profile until the owner restores it. Nobody can rejoin a finished project.";

export function LeaveTeam({ project }: { project: ProjectPage }) {
  const hasLeft = useRef(false);
  const { ask, send, question } = useStep({
    call: (http) => http.send('POST /api/projects/:id/leave', { id: project.id }),
    done: "You've left the team.",
    failed: "We couldn't take you off the team. Try again in a moment.",
    onDone: () => {
      hasLeft.current = true;
    },
  });
  // A former member sees another page, without the button that had the focus. So the focus moves to its heading, once the dialog is gone.
  useEffect(
    () => () => {
      if (!hasLeft.current) return;
      queueMicrotask(
        () => document.activeElement === document.body && document.querySelector<HTMLElement>('h1')?.focus(),
      );
    },
    [],
  );
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
        text={project.finishedAt ? WARNING_ONCE_FINISHED : WARNING}
        tone={project.finishedAt ? 'danger' : undefined}
        confirmLabel="Leave team"
        cancelLabel="Stay"
      />
    </div>
  );
}
