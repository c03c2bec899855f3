import type { Project } from '@crewdeck/contract';
import { myDataKeys, useQueryClient, useSession } from '@crewdeck/module-sdk';

/** The person's own projects in the query cache, to write a change there before the refetch. */
export function useMyProjectList() {
  const queryClient = useQueryClient();
  const uid = useSession().user?.uid ?? '';

  function rewrite(change: (projects: Project[]) => Project[]): void {
    queryClient.setQueryData<Project[]>(myDataKeys.projects(uid), (projects) => projects && change(projects));
  }

  return {
    add: (project: Project) => rewrite((projects) => [project, ...projects]),
    replace: (project: Project) =>
      rewrite((projects) => projects.map((known) => (known.id === project.id ? project : known))),
    remove: (projectId: string) => rewrite((projects) => projects.filter(({ id }) => id !== projectId)),
    /** Queries that list the person's projects, or order people by them. */
    queriesToRefetch: [['projects'], ['users'], myDataKeys.all(uid)],
  };
}
