import { type CreateProject, DEFAULT_PROJECT_STATUS, type Project, splitList } from '@crewdeck/contract';
import { parseTeamSize } from './team.ts';

export interface NewProjectDraft {
  title: string;
  description: string;
  status: Project['status'];
  collaborationType: Project['collaborationType'];
  /** Chosen from the catalogue. */
  techStack: readonly string[];
  /** Typed, comma-separated. */
  customTech: string;
  difficulty: NonNullable<Project['difficulty']> | '';
  /** Chosen from the suggestions. */
  roles: readonly string[];
  /** Typed, comma-separated. */
  customRole: string;
  maxTeamSize: string;
  /** `YYYY-MM-DD`, or empty. */
  deadline: string;
  tags: string;
  /** Empty for none. */
  hackathonId: string;
}

export const EMPTY_DRAFT: NewProjectDraft = {
  title: '',
  description: '',
  status: DEFAULT_PROJECT_STATUS,
  collaborationType: 'Open to all',
  techStack: [],
  customTech: '',
  difficulty: '',
  roles: [],
  customRole: '',
  maxTeamSize: '',
  deadline: '',
  tags: '',
  hackathonId: '',
};

const VISIBILITY_OF = {
  'Open to all': 'Open to All',
  'Invite only': 'Invite Only',
} as const satisfies Record<Project['collaborationType'], Project['visibility']>;

/** The request that creates the project (spec 4, 5 and 7). */
export function createProjectPayload(draft: NewProjectDraft) {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    tags: splitList(draft.tags),
    techStack: splitList([...draft.techStack, draft.customTech]),
    maxTeamSize: parseTeamSize(draft.maxTeamSize),
    status: draft.status,
    difficulty: draft.difficulty || null,
    collaborationType: draft.collaborationType,
    rolesNeeded: splitList([...draft.roles, draft.customRole]),
    deadline: draft.deadline || null,
    hackathonId: draft.hackathonId || null,
    visibility: VISIBILITY_OF[draft.collaborationType],
    inviteStatus: 'Pending',
  } satisfies CreateProject;
}

/** Whether two drafts make the same project. Spaces and empty list entries don't count. */
export function isSameProject(draft: NewProjectDraft, other: NewProjectDraft): boolean {
  return JSON.stringify(createProjectPayload(draft)) === JSON.stringify(createProjectPayload(other));
}

/** The page after posting: the list where everybody sees the project, or the person's own (spec 4). */
export function pathAfterPosting({ collaborationType }: NewProjectDraft): string {
  return collaborationType === 'Open to all' ? '/explore-projects' : '/my-projects';
}
