import type { Project } from '@crewdeck/contract';
import { notify } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, ConfirmDialog, Trash2Icon } from '@crewdeck/ui-kit';
import { useMyProjectList } from '../../hooks/use-my-project-list.ts';
import styles from './edit-project.module.css';

const FAILED = 'Failed to delete project';

export function DeleteProject({ project, onDeleted }: { project: Project; onDeleted: () => void }) {
  const myProjects = useMyProjectList();
  const { ask, send, question } = useStep({
    call: (http) => http.send('DELETE /api/projects/:id', { id: project.id }),
    done: 'Project deleted!',
    failed: FAILED,
    refetch: myProjects.queriesToRefetch,
    onDone: () => {
      onDeleted();
      myProjects.remove(project.id);
    },
    onFailed: () => notify.error(FAILED),
    leadsOn: true,
  });
  return (
    <>
      <Button variant="ghost" className={styles.delete} onClick={ask}>
        <Trash2Icon aria-hidden="true" />
        Delete Project
      </Button>
      <ConfirmDialog
        {...question}
        onConfirm={send}
        title={<bdi>{project.title}</bdi>}
        text="Are you sure you want to delete this project? This cannot be undone."
        confirmLabel="Delete"
        tone="danger"
      />
    </>
  );
}
