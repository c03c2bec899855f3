import type { ProjectPage } from '@crewdeck/contract';
import { Cover } from '@crewdeck/ui-kit';
import styles from './cover.module.css';
import { CoverSection } from './cover-section.tsx';

interface ProjectCoverProps {
  project: ProjectPage;
  /** Leaves room for the work of the team. */
  isLow: boolean;
}

/** The cover of a project. Its owner changes it there. */
export function ProjectCover({ project, isLow }: ProjectCoverProps) {
  return (
    <div className={styles.root}>
      <div className={isLow ? styles.low : ''}>
        <Cover seed={project.id} src={project.coverUrl} />
      </div>
      {project.viewer?.is === 'owner' ? <CoverSection project={project} /> : null}
    </div>
  );
}
