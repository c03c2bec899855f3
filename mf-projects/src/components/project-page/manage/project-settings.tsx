import { isProjectOver, type ProjectPage } from '@crewdeck/contract';
import { useNavigate } from '@crewdeck/module-sdk';
import { Section, StepFailure } from '@crewdeck/ui-kit';
import { useArchive } from '../../../hooks/use-archive.ts';
import { ArchiveButton } from '../../edit-project/archive-button.tsx';
import { DeleteProject } from '../../edit-project/delete-project.tsx';
import { EditButton } from '../../edit-project/edit-button.tsx';
import { CoverButtons } from './cover-buttons.tsx';
import { FinishProject } from './finish-project.tsx';
import styles from './manage-project.module.css';

/** What the owner does with the project itself: change it and its cover, finish it, archive it, delete it. */
export function ProjectSettings({ project }: { project: ProjectPage }) {
  const archive = useArchive(project);
  const navigate = useNavigate();
  return (
    <Section title="Settings">
      <div className={styles.buttons}>
        <EditButton project={project} />
        {isProjectOver(project) ? null : <FinishProject project={project} />}
        <ArchiveButton archive={archive} />
        <CoverButtons project={project} />
        <DeleteProject project={project} onDeleted={() => void navigate('/my-projects')} />
      </div>
      <StepFailure failure={archive.failure} />
    </Section>
  );
}
