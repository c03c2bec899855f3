import { type Project, splitList, type UpdateProject } from '@crewdeck/contract';
import { parseTeamSize } from './team.ts';

/** The values of the edit dialog's fields. Lists are comma-separated text. */
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
  /** Empty for none. */
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
 * The request that saves only the changed fields. A field that somebody else has changed meanwhile, or a list entry with
 * a comma, is not overwritten. Spaces and empty list entries are no change.
 */
export function changesOf(before: ProjectEdit, edit: ProjectEdit) {
  const sent = sentFields(edit);
  const stored = sentFields(before);
  const fields = Object.keys(sent) as (keyof ProjectEdit)[];
  const changed = fields.filter(
    (field) => before[field] !== edit[field] && JSON.stringify(sent[field]) !== JSON.stringify(stored[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, sent[field]])) as Partial<typeof sent>;
}

function sentFields(edit: ProjectEdit) {
  return {
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
}
