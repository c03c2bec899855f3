import type { ProjectPage } from '@crewdeck/contract';
import { Button, ConfirmDialog, LogOutIcon } from '@crewdeck/ui-kit';
import { leaveProject } from '../api/leave-project.ts';
import { useAskedStep } from '../hooks/use-asked-step.ts';

/** A member's way out, asked about once. */
export function LeaveTeam({ project }: { project: ProjectPage }) {
  const { ask, question } = useAskedStep({
    send: (http) => leaveProject(http, project.id),
    done: 'You have left the team.',
    failed: 'You could not leave the team. Try again in a moment.',
  });
  return (
    <div>
      <Button variant="ghost" size="sm" onClick={ask}>
        <LogOutIcon aria-hidden="true" />
        Leave team
      </Button>
      <ConfirmDialog
        {...question}
        title={<bdi>{`Leave ${project.title}?`}</bdi>}
        text="You need no reason. Your seat opens for somebody else, and the team's contacts are no longer shown to you. The owner can invite you again."
        confirmLabel="Leave team"
        cancelLabel="Stay"
      />
    </div>
  );
}
