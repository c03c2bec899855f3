import type { Project } from '@crewdeck/contract';
import { ArchiveIcon, ArchiveRestoreIcon, Button, ComebackNotice, Dialog, LeaveDialog } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useArchiveProject } from '../hooks/use-change-project.ts';
import { useProjectEditForm } from '../hooks/use-project-edit-form.ts';
import { DeleteProject } from './delete-project.tsx';
import styles from './edit-project-dialog.module.css';
import { EditProjectFields } from './edit-project-fields.tsx';
import { StepFailure } from './step-failure.tsx';

export interface EditProjectDialogProps {
  project: Project;
  onClose: () => void;
  onDeleted: () => void;
}

/** Changes, archives or deletes one's own project. */
export function EditProjectDialog({ project, onClose, onDeleted }: EditProjectDialogProps) {
  const formId = useId();
  const { checked, edit, change, adoptStatus, problems, isChanged, isSaving, refusal, comeback, unsavedChanges } =
    useProjectEditForm(project, onClose);
  const { isArchived, toggle, isChanging, refusal: archiveRefusal } = useArchiveProject(project);
  const ArchiveToggleIcon = isArchived ? ArchiveRestoreIcon : ArchiveIcon;

  function leaveDeleted(): void {
    unsavedChanges.allowLeaving();
    onDeleted();
  }

  const footer = (
    <>
      <StepFailure failure={refusal ?? archiveRefusal} className={styles.refusal} />
      <DeleteProject project={project} onDeleted={leaveDeleted} />
      <Button isBusy={isChanging} onClick={() => toggle(adoptStatus)}>
        <ArchiveToggleIcon aria-hidden="true" />
        {isArchived ? 'Unarchive' : 'Archive'}
      </Button>
      <Button type="submit" form={formId} variant="primary" disabled={!isChanged} isBusy={isSaving}>
        Save
      </Button>
    </>
  );

  return (
    <Dialog isOpen onClose={onClose} title="Edit project" description={<bdi>{project.title}</bdi>} footer={footer}>
      <form {...checked} id={formId} className={styles.form}>
        <ComebackNotice comeback={comeback} />
        <EditProjectFields edit={edit} problems={problems} onChange={change} hackathon={project.hackathon} />
      </form>
      <LeaveDialog question={unsavedChanges} />
    </Dialog>
  );
}
