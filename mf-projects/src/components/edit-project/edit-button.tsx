import type { Project } from '@crewdeck/contract';
import { useAddressDialog, useNavigate } from '@crewdeck/module-sdk';
import { Button, PencilIcon } from '@crewdeck/ui-kit';
import { EditProject } from './edit-project.ts';

const DIALOGS = ['edit'] as const;

/** Opens the form of a project on its page, which is left once the project is deleted. */
export function EditButton({ project }: { project: Project }) {
  const dialog = useAddressDialog(DIALOGS);
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={() => dialog.open('edit', project.id)}>
        <PencilIcon aria-hidden="true" />
        Edit
      </Button>
      {dialog.name === 'edit' ? (
        <EditProject project={project} onClose={dialog.close} onDeleted={() => void navigate('/my-projects')} />
      ) : null}
    </>
  );
}
