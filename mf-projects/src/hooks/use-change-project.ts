import type { Project, UpdateProject } from '@crewdeck/contract';
import { notify } from '@crewdeck/module-sdk';
import { type StepState, useStep } from '@crewdeck/module-sdk/forms';
import { useMyProjectList } from './use-my-project-list.ts';

interface Change {
  /** Toasts of the two outcomes. Without `done`, what comes next says that it worked. */
  done?: string;
  failed: string;
  onDone: (changed: Project) => void;
}

export function useChangeProject(
  project: Project,
  { done, failed, onDone }: Change,
): StepState<UpdateProject, Project> {
  const myProjects = useMyProjectList();
  const about = `project-${project.id}`;
  return useStep({
    call: (http, changes: UpdateProject) => http.send('PATCH /api/projects/:id', { id: project.id, body: changes }),
    done,
    about,
    failed,
    refetch: myProjects.queriesToRefetch,
    onDone: (changed) => {
      myProjects.replace(changed);
      onDone(changed);
    },
    onFailed: () => notify.error(failed, { id: about }),
  });
}
