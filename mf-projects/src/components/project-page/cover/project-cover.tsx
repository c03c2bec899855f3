import type { ProjectPage } from '@crewdeck/contract';
import { Cover } from '@crewdeck/ui-kit';
import styles from './cover.module.css';
import { CoverSection } from './cover-section.tsx';

interface ProjectCoverProps {
  project: ProjectPage;
  /** Whether the viewer is where the owner manages the project. */
  isManaged: boolean;
}

/** The cover of a project. Its owner changes it there, while they manage the project. */
export function ProjectCover({ project, isManaged }: ProjectCoverProps) {
  return (
    <div className={styles.root}>
      <Cover seed={project.id} src={project.coverUrl} />
      {isManaged ? <CoverSection project={project} /> : null}
    </div>
  );
}
