import type { ProjectPage } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, ConfirmDialog, LogOutIcon } from '@crewdeck/ui-kit';
import { useEffect, useRef } from 'react';

const OF_A_TEAM =
  "Your seat opens up, and you'll no longer see the team's emails, except your inviter's. The owner can invite you again.";
const OF_A_FINISHED_ONE =
  "You'll no longer see the team room. Your credit goes from the results and your profile unless the owner gives it back, and nobody can rejoin a finished project.";

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
  // The page is another one for them, and the button that had the focus is gone.
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
        text={project.finishedAt ? OF_A_FINISHED_ONE : OF_A_TEAM}
        tone={project.finishedAt ? 'danger' : undefined}
        confirmLabel="Leave team"
        cancelLabel="Stay"
      />
    </div>
  );
}
