import { LIMITS, type Project, type UpdateProject } from '@crewdeck/contract';
import {
  deadlineProblem,
  descriptionProblem,
  listProblem,
  type Problem,
  teamSizeProblem,
  titleProblem,
} from './field-problems.ts';
import { parseTeamSize } from './team.ts';
import { mergeTextLists } from './text-list.ts';

/** What the edit dialog's fields hold. Lists are comma-separated text. */
export interface ProjectEdit {
  title: string;
  description: string;
  techStack: string;
  rolesNeeded: string;
  maxTeamSize: string;
  deadline: string;
  inviteStatus: Project['inviteStatus'];
}

export type ProjectEditProblems = Partial<Record<keyof ProjectEdit, Problem>>;

export function editOf(project: Project): ProjectEdit {
  return {
    title: project.title,
    description: project.description,
    techStack: project.techStack.join(', '),
    rolesNeeded: project.rolesNeeded.join(', '),
    maxTeamSize: String(project.maxTeamSize),
    deadline: project.deadline ?? '',
    inviteStatus: project.inviteStatus,
  };
}

/**
 * Only what the person changed: a field that somebody else has changed meanwhile, or an entry with a comma of its own,
 * is not overwritten by a save that never touched it.
 */
export function changesOf(before: ProjectEdit, edit: ProjectEdit): UpdateProject {
  const all = {
    title: edit.title.trim(),
    description: edit.description.trim(),
    techStack: mergeTextLists([], edit.techStack),
    rolesNeeded: mergeTextLists([], edit.rolesNeeded),
    maxTeamSize: parseTeamSize(edit.maxTeamSize),
    deadline: edit.deadline || null,
    inviteStatus: edit.inviteStatus,
  } satisfies Required<Pick<UpdateProject, keyof ProjectEdit>>;
  const changed = Object.entries(all).filter(([field]) => isChanged(before, edit, field));
  return Object.fromEntries(changed);
}

export function hasChanges(before: ProjectEdit, edit: ProjectEdit): boolean {
  return Object.keys(edit).some((field) => isChanged(before, edit, field));
}

/** Only a deadline that was changed has to lie ahead: a running project may well be past its old one. */
export function projectEditProblems(project: Project, edit: ProjectEdit, now: Date): ProjectEditProblems {
  const isSameDeadline = edit.deadline === (project.deadline ?? '');
  return {
    title: titleProblem(edit.title),
    description: descriptionProblem(edit.description),
    techStack: listProblem(mergeTextLists([], edit.techStack)),
    rolesNeeded: listProblem(mergeTextLists([], edit.rolesNeeded), LIMITS.role),
    maxTeamSize: teamSizeProblem(edit.maxTeamSize, project.collaborators),
    deadline: isSameDeadline ? undefined : deadlineProblem(edit.deadline, now),
  };
}

function isChanged(before: ProjectEdit, edit: ProjectEdit, field: string): boolean {
  return before[field as keyof ProjectEdit] !== edit[field as keyof ProjectEdit];
}
