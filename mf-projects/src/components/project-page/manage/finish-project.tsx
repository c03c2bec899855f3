import type { ProjectPage } from '@crewdeck/contract';
import { useNavigate } from '@crewdeck/module-sdk';
import { Button, CheckIcon, ConfirmDialog } from '@crewdeck/ui-kit';
import { useChangeProject } from '../../../hooks/use-change-project.ts';

/** Completes a running project, and then asks for its results. That dialog says that it is finished: a toast would cover a field. */
export function FinishProject({ project }: { project: ProjectPage }) {
  const navigate = useNavigate();
  const { ask, send, question } = useChangeProject(project, {
    failed: "We couldn't finish the project. Try again in a moment.",
    onDone: () => void navigate({ search: `?${new URLSearchParams({ tab: 'overview', results: project.id })}` }),
  });
  return (
    <>
      <Button onClick={ask}>
        <CheckIcon aria-hidden="true" />
        Finish project
      </Button>
      <ConfirmDialog
        {...question}
        onConfirm={() => send({ status: 'Completed' })}
        title={<bdi>{`Finish ${project.title}?`}</bdi>}
        text="Nobody can join after this. We close open invites and interest, and tell your team. Then you can share your results."
        confirmLabel="Finish project"
      />
    </>
  );
}
