import { type Project, splitList, type UpdateProject } from '@crewdeck/contract';
import { parseTeamSize } from './team.ts';

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
export function changesOf(before: ProjectEdit, edit: ProjectEdit) {
  const all = {
    title: edit.title.trim(),
    description: edit.description.trim(),
    techStack: splitList(edit.techStack),
    rolesNeeded: splitList(edit.rolesNeeded),
    maxTeamSize: parseTeamSize(edit.maxTeamSize),
    deadline: edit.deadline || null,
    inviteStatus: edit.inviteStatus,
  } satisfies UpdateProject;
  const fields = Object.keys(all) as (keyof ProjectEdit)[];
  const changed = fields.filter((field) => before[field] !== edit[field]);
  return Object.fromEntries(changed.map((field) => [field, all[field]])) as Partial<typeof all>;
}
