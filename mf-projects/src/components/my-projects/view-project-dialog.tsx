import type { Project } from '@crewdeck/contract';
import { Dialog } from '@crewdeck/ui-kit';
import { ProjectFacts } from '../project-facts.tsx';
import { ProjectInvites } from './project-invites.tsx';
import styles from './view-project-dialog.module.css';

/** The person's own project in full, with its invites. */
export function ViewProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={<bdi>{project.title}</bdi>}>
      {project.description ? (
        <p dir="auto" className={styles.description}>
          {project.description}
        </p>
      ) : null}
      <ProjectFacts project={project} isStatusShown />
      <ProjectInvites projectId={project.id} />
    </Dialog>
  );
}
