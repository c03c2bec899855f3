import type { Project } from '@crewdeck/contract';
import { notify, useHttp, useMutation } from '@crewdeck/module-sdk';
import { deleteProject } from '../api/delete-project.ts';
import { useProjectCache } from './use-project-cache.ts';

/** Deletes one project. `onDeleted` is called once it is gone. */
export function useDeleteProject(project: Project, onDeleted: () => void) {
  const http = useHttp();
  const cache = useProjectCache();
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteProject(http, project.id),
    onSuccess: () => {
      notify.success('Project deleted!');
      onDeleted();
      cache.remove(project.id);
    },
    onError: () => {
      notify.error('Failed to delete project');
      cache.refresh();
    },
  });
  return { deleteProject: mutate, isDeleting: isPending };
}
