import type { Project } from '@crewdeck/contract';
import { Button, ConfirmDialog, Trash2Icon } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useDeleteProject } from '../hooks/use-delete-project.ts';
import styles from './delete-project.module.css';

/** The button that deletes a project, once the person has confirmed it. */
export function DeleteProject({ project, onDeleted }: { project: Project; onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { deleteProject, isDeleting, failure, reset } = useDeleteProject(project, onDeleted);

  function close(): void {
    setIsAsking(false);
    reset();
  }

  return (
    <>
      <Button variant="ghost" className={styles.button} onClick={() => setIsAsking(true)}>
        <Trash2Icon aria-hidden="true" />
        Delete Project
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={<bdi>{project.title}</bdi>}
        text="Are you sure you want to delete this project? This cannot be undone."
        confirmLabel="Delete"
        tone="danger"
        isBusy={isDeleting}
        failure={failure}
        onConfirm={deleteProject}
      />
    </>
  );
}
