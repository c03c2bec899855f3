import type { Project } from '@crewdeck/contract';
import { myDataKeys, useQueryClient, useSession } from '@crewdeck/module-sdk';

/**
 * Every list of projects that this person did not ask for as "mine", the project explorer's among them, and of people, whom
 * their projects order.
 */
const LIST_KEYS = [['projects'], ['users']];

/** Keeps every list in step with a change of one's own projects: at once where the answer says it, then by asking again. */
export function useProjectCache() {
  const queryClient = useQueryClient();
  const uid = useSession().user?.uid ?? '';

  function refresh(): void {
    for (const queryKey of LIST_KEYS) void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: myDataKeys.all(uid) });
  }

  function rewrite(change: (projects: Project[]) => Project[]): void {
    queryClient.setQueryData<Project[]>(myDataKeys.projects(uid), (projects) => projects && change(projects));
    refresh();
  }

  return {
    refresh,
    add: (project: Project) => rewrite((projects) => [project, ...projects]),
    replace: (project: Project) =>
      rewrite((projects) => projects.map((known) => (known.id === project.id ? project : known))),
    remove: (projectId: string) => rewrite((projects) => projects.filter(({ id }) => id !== projectId)),
  };
}
