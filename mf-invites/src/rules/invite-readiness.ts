import { hasFreeSeat, isDeadlinePast, isProjectOver, type Profile, type Project } from '@crewdeck/contract';

/** What stands between a person and sending an invite, if anything does. */
export type InviteReadiness =
  | { kind: 'loading' | 'failed' | 'no-profile' | 'no-project' | 'no-open-project' }
  | { kind: 'ready'; projects: Project[]; closedCount: number };

interface KnownSoFar {
  /** `undefined` while unknown, `null` when there is none. */
  profile: Profile | null | undefined;
  isProfileLoading: boolean;
  projects: readonly Project[] | undefined;
  isProjectsFailed: boolean;
  now: Date;
}

export function inviteReadiness(known: KnownSoFar): InviteReadiness {
  if (known.profile === null) return { kind: 'no-profile' };
  if (known.projects?.length) return readinessWith(known.projects, known.now);
  // Without a profile there are no projects either, so an empty or failed list means nothing until the profile is known.
  if (known.isProfileLoading) return { kind: 'loading' };
  if (known.projects) return { kind: 'no-project' };
  return { kind: known.isProjectsFailed ? 'failed' : 'loading' };
}

/** The project that the page with the dialog names, so that none is chosen, once it is known that the person can invite to it. */
export function namedProject(readiness: InviteReadiness, projectId: string | undefined): Project | undefined {
  return readiness.kind === 'ready' ? readiness.projects.find(({ id }) => id === projectId) : undefined;
}

/** The project that the invite is to: the one that the page names, the one that is chosen, or the only one. */
export function chosenProject(
  readiness: InviteReadiness,
  named: Project | undefined,
  projectId: string,
): Project | undefined {
  if (named) return named;
  if (readiness.kind !== 'ready') return undefined;
  const { projects } = readiness;
  return projects.find(({ id }) => id === projectId) ?? (projects.length === 1 ? projects[0] : undefined);
}

function readinessWith(projects: readonly Project[], now: Date): InviteReadiness {
  const open = projects.filter((project) => isOpen(project, now));
  if (open.length === 0) return { kind: 'no-open-project' };
  return { kind: 'ready', projects: open, closedCount: projects.length - open.length };
}

/** Whether a project can still take somebody in. The API refuses invites to all others (decisions: team size). */
function isOpen(project: Project, now: Date): boolean {
  const { maxTeamSize, collaborators, deadline } = project;
  const hasRoom = hasFreeSeat({ maxTeamSize, memberCount: collaborators.length });
  return !isProjectOver(project) && hasRoom && !isDeadlinePast(deadline, now);
}
