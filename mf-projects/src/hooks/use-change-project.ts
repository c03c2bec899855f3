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

/** Changes one project. `refusal` is the server's own reason, if it gave one. */
export function useChangeProject(project: Project) {
  const http = useHttp();
  const cache = useProjectCache();
  const { mutate, isPending, error } = useMutation({
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
  return { change: mutate, isChanging: isPending, refusal: serverText(error, '') };
}

const ARCHIVED = 'Project archived!';

/** The two ways to archive: from a card, and the edit dialog's switch between Archived and Open (spec 4 and 8). */
export function useArchiveProject(project: Project) {
  const { change, isChanging } = useChangeProject(project);
  const isArchived = project.status === 'Archived';

  return {
    isArchived,
    isChanging,
    archive: (onSuccess: () => void) =>
      change({ changes: { status: 'Archived' }, done: ARCHIVED, failed: 'Failed to archive project' }, { onSuccess }),
    toggle: () =>
      change({
        changes: { status: isArchived ? DEFAULT_PROJECT_STATUS : 'Archived' },
        done: isArchived ? 'Project unarchived!' : ARCHIVED,
        failed: 'Failed to change project status',
      }),
  };
}
