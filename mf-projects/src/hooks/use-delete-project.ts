import type { Project } from '@crewdeck/contract';
import { notify, serverText, useHttp, useMutation } from '@crewdeck/module-sdk';
import { deleteProject } from '../api/delete-project.ts';
import { useProjectCache } from './use-project-cache.ts';

const FAILED = 'Failed to delete project';

/** Deletes one project. `onDeleted` is called once it is gone, and may lead on; `failure` says in place why it is not. */
export function useDeleteProject(project: Project, onDeleted: () => void | Promise<void>) {
  const http = useHttp();
  const cache = useProjectCache();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => deleteProject(http, project.id),
    onSuccess: async () => {
      notify.success('Project deleted!');
      const left = onDeleted();
      cache.remove(project.id);
      // Pending until the page is left, or a second press deletes what is no more.
      await left;
    },
    onError: () => {
      notify.error(FAILED);
      cache.refresh();
    },
  });
  return { deleteProject: () => mutate(), isDeleting: isPending, failure: error && serverText(error, FAILED), reset };
}
