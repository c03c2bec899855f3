import type { Project } from '@crewdeck/contract';
import { notify, useHttp } from '@crewdeck/module-sdk';
import { deleteProject } from '../api/delete-project.ts';
import { useProjectCache } from './use-project-cache.ts';
import { useSendOnce } from './use-send-once.ts';

/** Deletes one project. `onDeleted` is called once it is gone. */
export function useDeleteProject(project: Project, onDeleted: () => void) {
  const http = useHttp();
  const cache = useProjectCache();

  const { sendOnce, isSending } = useSendOnce(async () => {
    try {
      await deleteProject(http, project.id);
    } catch {
      notify.error('Failed to delete project');
      return cache.refresh();
    }
    notify.success('Project deleted!');
    onDeleted();
    cache.remove(project.id);
  });

  return { deleteProject: () => sendOnce(undefined), isDeleting: isSending };
}
