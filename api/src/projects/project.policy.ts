import { hasFreeSeat, isBelowTeam, isDeadlinePast, type Project, type ValidUpdateProject } from '@crewdeck/contract';
import { DomainError } from '../platform/errors/domain-error.ts';

/** A team: `memberCount` people besides the owner, in a project for `maxTeamSize` people with the owner. */
interface Team {
  readonly maxTeamSize: number;
  readonly memberCount: number;
}

/** What the rules need to know of a project, and what the caller is to it. */
export interface ProjectAccess extends Team {
  readonly id: string;
  readonly ownerId: string | null;
  /** The event it is made for. */
  readonly hackathonId: string | null;
  readonly title: string;
  readonly status: Project['status'];
  readonly collaborationType: Project['collaborationType'];
  readonly deadline: string | null;
  /** The project, or the viewer. */
  readonly isHidden: boolean;
  /** For `apart` there is no such project: it is hidden, or its owner and they are blocked. */
  readonly viewer: 'owner' | 'member' | 'invitee' | 'stranger' | 'apart';
}

/**
 * A project that is open to all is for everybody; any other for its owner, its members and pending invitees. One that is hidden only its team
 * sees. Of the two who are blocked neither sees it, unless they are on the team.
 */
export function requireVisible(project: ProjectAccess | null): ProjectAccess {
  const isForAll = project?.collaborationType === 'Open to all' && project.viewer !== 'apart';
  const isTheirs = project && !['stranger', 'apart'].includes(project.viewer);
  if (!project || !(isForAll || isTheirs)) throw new DomainError('project.not_found');
  return project;
}

export function requireOwner(
  project: ProjectAccess | null,
  otherwise: 'project.not_owner' | 'invite.not_owner' = 'project.not_owner',
): ProjectAccess {
  const visible = requireVisible(project);
  if (visible.viewer !== 'owner') throw new DomainError(otherwise);
  return visible;
}

/** Whether the caller is on the team as its owner or as a member. Others are told that there is no such project. */
export function requireTeam(project: ProjectAccess | null): ProjectAccess {
  if (project?.viewer === 'owner' || project?.viewer === 'member') return project;
  throw new DomainError('project.not_found');
}

/** Hidden, archived and completed projects and those past their deadline take nobody and no interest. */
export function requireOpen({ status, deadline, isHidden }: ProjectAccess, now: Date): void {
  if (isHidden) throw new DomainError('project.hidden');
  if (status === 'Archived') throw new DomainError('project.archived');
  if (status === 'Completed') throw new DomainError('project.not_looking');
  if (isDeadlinePast(deadline, now)) throw new DomainError('project.deadline_passed');
}

export function requireCompleted({ status }: ProjectAccess): void {
  if (status !== 'Completed') throw new DomainError('project.not_completed');
}

/** Full projects that are in progress take no interest: nobody would answer it. */
export function requireLooking(project: ProjectAccess): void {
  if (project.status === 'In Progress' && !hasFreeSeat(project)) throw new DomainError('project.not_looking');
}

export function requireFreeSeat(team: Team): void {
  if (!hasFreeSeat(team)) throw new DomainError('project.team_full');
}

export function requireSizeForTeam(size: number | undefined, { memberCount }: Team): void {
  if (size !== undefined && isBelowTeam(size, memberCount)) throw new DomainError('project.size_below_team');
}

export function requireFutureDeadline(deadline: string | null, now: Date): void {
  if (isDeadlinePast(deadline, now)) throw new DomainError('project.deadline_in_past');
}

/** One that is past already may stay while something else is changed. */
export function requireChangedDeadline(deadline: string | null | undefined, project: ProjectAccess, now: Date): void {
  if (deadline && deadline !== project.deadline) requireFutureDeadline(deadline, now);
}

/** Whether others are told of any of these changes. */
export function isToldToOthers(
  { status, deadline, title, collaborationType }: Omit<ValidUpdateProject, 'visibility'>,
  project: ProjectAccess,
): boolean {
  const told: [unknown, unknown][] = [
    [status, project.status],
    [deadline, project.deadline],
    [title, project.title],
    [collaborationType, project.collaborationType],
  ];
  return told.some(([after, before]) => after !== undefined && after !== before);
}
