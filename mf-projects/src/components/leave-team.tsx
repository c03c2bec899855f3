import type { ProjectPage } from '@crewdeck/contract';
import { Button, ConfirmDialog, LogOutIcon } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { leaveProject } from '../api/leave-project.ts';
import { useProjectStep } from '../hooks/use-project-step.ts';
import { StepFailure } from './step-failure.tsx';

/** A member's way out, asked about once. */
export function LeaveTeam({ project }: { project: ProjectPage }) {
  const [isAsking, setIsAsking] = useState(false);
  const { take, isBusy, failure } = useProjectStep({
    send: (http) => leaveProject(http, project.id),
    done: 'You have left the team.',
    failed: 'You could not leave the team. Try again in a moment.',
  });
  return (
    <div>
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        <LogOutIcon aria-hidden="true" />
        Leave team
      </Button>
      <StepFailure failure={failure} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={<bdi>{`Leave ${project.title}?`}</bdi>}
        text="Your seat opens for somebody else, and the team's contacts are no longer shown to you. The owner can invite you again."
        confirmLabel="Leave team"
        cancelLabel="Stay"
        isBusy={isBusy}
        onConfirm={() => take(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </div>
  );
}
