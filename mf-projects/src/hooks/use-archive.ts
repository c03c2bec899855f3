import { DEFAULT_PROJECT_STATUS, type Project } from '@crewdeck/contract';
import { useChangeProject } from './use-change-project.ts';

/** Archives a project, or takes that back (spec 4). `onDone` gets its new status. */
export function useArchive(project: Project, onDone: (status: Project['status']) => void = () => undefined) {
  const isArchived = project.status === 'Archived';
  const { send, isBusy, failure } = useChangeProject(project, {
    done: isArchived ? 'Project unarchived!' : 'Project archived!',
    failed: 'Failed to change project status',
    onDone: ({ status }) => onDone(status),
  });
  return {
    isArchived,
    isBusy,
    failure,
    toggle: () => send({ status: isArchived ? DEFAULT_PROJECT_STATUS : 'Archived' }),
  };
}
