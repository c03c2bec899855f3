import type { Project } from '@crewdeck/contract';
import { Button, ComebackNotice, Dialog, LeaveDialog, Stack, StepFailure } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useProjectEditForm } from '../../hooks/use-project-edit-form.ts';
import { ArchiveButton } from './archive-button.tsx';
import { DeleteProject } from './delete-project.tsx';
import styles from './edit-project.module.css';
import { EditProjectFields } from './edit-project-fields.tsx';

export interface EditProjectDialogProps {
  project: Project;
  onClose: () => void;
  onDeleted: () => void;
}

export function EditProjectDialog({ project, onClose, onDeleted }: EditProjectDialogProps) {
  const formId = useId();
  const { checked, fields, isChanged, isSaving, failure, comeback, unsavedChanges, archive } = useProjectEditForm(
    project,
    onClose,
  );

  function leaveDeleted(): void {
    unsavedChanges.allowLeaving();
    onDeleted();
  }

  const footer = (
    <>
      <StepFailure failure={failure} className={styles.refusal} />
      <DeleteProject project={project} onDeleted={leaveDeleted} />
      <ArchiveButton archive={archive} />
      <Button type="submit" form={formId} variant="primary" disabled={!isChanged} isBusy={isSaving}>
        Save
      </Button>
    </>
  );

  return (
    <Dialog isOpen onClose={onClose} title="Edit project" description={<bdi>{project.title}</bdi>} footer={footer}>
      <Stack as="form" gap={5} {...checked} id={formId}>
        <ComebackNotice comeback={comeback} />
        <EditProjectFields {...fields} />
      </Stack>
      <LeaveDialog question={unsavedChanges} />
    </Dialog>
  );
}
