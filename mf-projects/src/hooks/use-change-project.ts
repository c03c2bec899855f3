import { DEFAULT_PROJECT_STATUS, type Project, type UpdateProject } from '@crewdeck/contract';
import { notify, serverText, useHttp, useMutation } from '@crewdeck/module-sdk';
import { updateProject } from '../api/update-project.ts';
import { useProjectCache } from './use-project-cache.ts';

interface Change {
  changes: UpdateProject;
  /** Toasts of the two outcomes. */
  done: string;
  failed: string;
}

/** Changes one project. `refusal` says why the last change was refused, in the server's own words where it gave any. */
export function useChangeProject(project: Project) {
  const http = useHttp();
  const cache = useProjectCache();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: ({ changes }: Change) => updateProject(http, project.id, changes),
    onSuccess: (changed, { done }) => {
      cache.replace(changed);
      notify.success(done);
    },
    onError: (_error, { failed }) => {
      notify.error(failed);
      cache.refresh();
    },
  });
  return { change: mutate, isChanging: isPending, refusal: error ? serverText(error, variables.failed) : null };
}

const ARCHIVED = 'Project archived!';

/** The two ways to archive: from a card, and the edit dialog's switch between Archived and Open (spec 4 and 8). */
export function useArchiveProject(project: Project) {
  const { change, isChanging, refusal } = useChangeProject(project);
  const isArchived = project.status === 'Archived';

  return {
    isArchived,
    isChanging,
    refusal,
    archive: (onSuccess: () => void) =>
      change({ changes: { status: 'Archived' }, done: ARCHIVED, failed: 'Failed to archive project' }, { onSuccess }),
    toggle: (onSuccess: (status: Project['status']) => void) =>
      change(
        {
          changes: { status: isArchived ? DEFAULT_PROJECT_STATUS : 'Archived' },
          done: isArchived ? 'Project unarchived!' : ARCHIVED,
          failed: 'Failed to change project status',
        },
        { onSuccess: ({ status }) => onSuccess(status) },
      ),
  };
}
