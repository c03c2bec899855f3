import type { Project } from '@crewdeck/contract';
import { notify, serverText, useHttp, useMutation } from '@crewdeck/module-sdk';
import { deleteProject } from '../api/delete-project.ts';
import { useProjectCache } from './use-project-cache.ts';

const FAILED = 'Failed to delete project';

/** Deletes one project. `onDeleted` is called once it is gone; `failure` says in place why it is not. */
export function useDeleteProject(project: Project, onDeleted: () => void) {
  const http = useHttp();
  const cache = useProjectCache();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => deleteProject(http, project.id),
    leadsOn: true,
    onSuccess: () => {
      notify.success('Project deleted!');
      onDeleted();
      cache.remove(project.id);
    },
    onError: () => {
      notify.error(FAILED);
      cache.refresh();
    },
  });
  return {
    deleteProject: () => mutate(),
    isDeleting: isPending || isSuccess,
    failure: error && serverText(error, FAILED),
    reset,
  };
}
