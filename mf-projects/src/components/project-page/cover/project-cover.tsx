import type { ProjectPage } from '@crewdeck/contract';
import { Cover } from '@crewdeck/ui-kit';
import styles from './cover.module.css';
import { CoverSection } from './cover-section.tsx';

/** The cover of a project, low for its team. Its owner changes it there. */
export function ProjectCover({ project }: { project: ProjectPage }) {
  const cover = <Cover seed={project.id} src={project.coverUrl} />;
  return (
    <div className={styles.root}>
      {project.team ? <div className={styles.low}>{cover}</div> : cover}
      {project.viewer?.is === 'owner' ? <CoverSection project={project} /> : null}
    </div>
  );
}
