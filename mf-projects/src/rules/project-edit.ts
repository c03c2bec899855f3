import { type Project, splitList, type UpdateProject } from '@crewdeck/contract';
import { parseTeamSize } from './team.ts';

/** What the edit dialog's fields hold. Lists are comma-separated text. */
export interface ProjectEdit {
  title: string;
  description: string;
  status: Project['status'];
  collaborationType: Project['collaborationType'];
  techStack: string;
  tags: string;
  difficulty: NonNullable<Project['difficulty']> | '';
  rolesNeeded: string;
  maxTeamSize: string;
  deadline: string;
  /** Empty when it is for none. */
  hackathonId: string;
  inviteStatus: Project['inviteStatus'];
}

export function editOf(project: Project): ProjectEdit {
  return {
    title: project.title,
    description: project.description,
    status: project.status,
    collaborationType: project.collaborationType,
    tags: project.tags.join(', '),
    difficulty: project.difficulty ?? '',
    techStack: project.techStack.join(', '),
    rolesNeeded: project.rolesNeeded.join(', '),
    maxTeamSize: String(project.maxTeamSize),
    deadline: project.deadline ?? '',
    hackathonId: project.hackathon?.id ?? '',
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
    status: edit.status,
    collaborationType: edit.collaborationType,
    tags: splitList(edit.tags),
    difficulty: edit.difficulty || null,
    techStack: splitList(edit.techStack),
    rolesNeeded: splitList(edit.rolesNeeded),
    maxTeamSize: parseTeamSize(edit.maxTeamSize),
    deadline: edit.deadline || null,
    hackathonId: edit.hackathonId || null,
    inviteStatus: edit.inviteStatus,
  } satisfies UpdateProject;
  const fields = Object.keys(all) as (keyof ProjectEdit)[];
  const changed = fields.filter((field) => before[field] !== edit[field]);
  return Object.fromEntries(changed.map((field) => [field, all[field]])) as Partial<typeof all>;
}
