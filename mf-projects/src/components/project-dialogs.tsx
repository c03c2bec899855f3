import type { Project } from '@crewdeck/contract';
import type { ProjectDialogName } from '../rules/project-dialogs.ts';
import { EditProjectDialog } from './edit-project-dialog.tsx';
import { ViewProjectDialog } from './view-project-dialog.tsx';

interface ProjectDialogsProps {
  name: ProjectDialogName | null;
  project: Project | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** The dialog that the address asks for, if it asks for one. */
export function ProjectDialogs({ name, project, onClose, onDeleted }: ProjectDialogsProps) {
  if (!name || !project) return null;
  if (name === 'view') return <ViewProjectDialog key={project.id} project={project} onClose={onClose} />;
  return <EditProjectDialog key={project.id} project={project} onClose={onClose} onDeleted={onDeleted} />;
}
