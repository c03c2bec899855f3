import { DEFAULT_PROJECT_STATUS, type Project } from '@crewdeck/contract';
import { useChangeProject } from './use-change-project.ts';

const ARCHIVED = 'Project archived!';

/** The two ways to archive: from a card, and the edit dialog's switch between Archived and Open (spec 4 and 8). */
export function useArchiveProject(project: Project) {
  const { change, isChanging } = useChangeProject(project);
  const isArchived = project.status === 'Archived';

  return {
    isArchived,
    isChanging,
    archive: () => change({ changes: { status: 'Archived' }, done: ARCHIVED, failed: 'Failed to archive project' }),
    toggle: () =>
      change({
        changes: { status: isArchived ? DEFAULT_PROJECT_STATUS : 'Archived' },
        done: isArchived ? 'Project unarchived!' : ARCHIVED,
        failed: 'Failed to change project status',
      }),
  };
}
