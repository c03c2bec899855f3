import type { ProjectPage } from '@crewdeck/contract';
import { Cover } from '@crewdeck/ui-kit';
import styles from './cover.module.css';
import { CoverSection } from './cover-section.tsx';

/** The cover of a project. Its owner changes it there. */
export function ProjectCover({ project }: { project: ProjectPage }) {
  return (
    <div className={styles.root}>
      <Cover seed={project.id} src={project.coverUrl} />
      {project.viewer?.is === 'owner' ? <CoverSection project={project} /> : null}
    </div>
  );
}
