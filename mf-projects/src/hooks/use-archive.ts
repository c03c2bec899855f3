import { DEFAULT_PROJECT_STATUS, type Project } from '@crewdeck/contract';
import { useChangeProject } from './use-change-project.ts';

/** Archives a project, or opens it again (spec 4). It asks first where that closes people's interest for good, or hides a result. `onDone` gets its new status. */
export function useArchive(project: Project, onDone: (status: Project['status']) => void = () => undefined) {
  const isArchived = project.status === 'Archived';
  const { ask, send, question, isBusy, failure } = useChangeProject(project, {
    done: isArchived ? 'Project unarchived!' : 'Project archived!',
    failed: 'Failed to change project status',
    onDone: ({ status }) => onDone(status),
  });
  const waiting = isArchived ? 0 : (project.interestCount ?? 0);
  const isFinished = project.status === 'Completed';
  const toggle = () => send({ status: isArchived ? DEFAULT_PROJECT_STATUS : 'Archived' });
  return {
    title: project.title,
    isArchived,
    waiting,
    isFinished,
    isBusy,
    failure: question.isOpen ? null : failure,
    question,
    toggle,
    press: waiting > 0 || isFinished ? ask : toggle,
  };
}
