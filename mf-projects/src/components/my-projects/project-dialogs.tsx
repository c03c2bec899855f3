import type { Project } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button, CardText, Dialog } from '@crewdeck/ui-kit';
import { EditProject } from '../edit-project/edit-project.ts';
import { ProjectFacts } from '../project-facts.tsx';
import { ProjectInvites } from './project-invites.tsx';

/** The dialogs of My Projects, as the address names them. */
export const PROJECT_DIALOGS = ['view', 'edit'] as const;
export type ProjectDialogName = (typeof PROJECT_DIALOGS)[number];

interface ProjectDialogsProps {
  name: ProjectDialogName | null;
  project: Project | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function ProjectDialogs({ name, project, onClose, onDeleted }: ProjectDialogsProps) {
  if (!name || !project) return null;
  if (name === 'view') return <ViewProjectDialog key={project.id} project={project} onClose={onClose} />;
  return <EditProject key={project.id} project={project} onClose={onClose} onDeleted={onDeleted} />;
}

/** The person's own project in full, with its invites. */
function ViewProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const page = (
    <Button variant="primary" render={<Link to={`/projects/${project.id}`} />}>
      Open project page
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} title={<bdi>{project.title}</bdi>} footer={page}>
      {project.description ? <CardText>{project.description}</CardText> : null}
      <ProjectFacts project={project} isStatusShown />
      <ProjectInvites project={project} />
    </Dialog>
  );
}
