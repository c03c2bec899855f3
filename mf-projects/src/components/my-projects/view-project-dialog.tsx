import type { Project } from '@crewdeck/contract';
import { CardText, Dialog } from '@crewdeck/ui-kit';
import { ProjectFacts } from '../project-facts.tsx';
import { ProjectInvites } from './project-invites.tsx';

/** The person's own project in full, with its invites. */
export function ViewProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={<bdi>{project.title}</bdi>}>
      {project.description ? <CardText>{project.description}</CardText> : null}
      <ProjectFacts project={project} isStatusShown />
      <ProjectInvites projectId={project.id} />
    </Dialog>
  );
}
