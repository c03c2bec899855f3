import { DomainError } from '../platform/errors/domain-error.ts';
import { isPastDeadline } from './deadline.rules.ts';
import type { ProjectStanding } from './project-standing.ts';
import { hasFreeSeat, isBelowTeam, type Team } from './team-size.rules.ts';

/** A project that is open to all is for everybody; any other for its owner, its members and pending invitees. */
export function requireVisible(project: ProjectStanding | null): ProjectStanding {
  const isVisible = project && (project.collaborationType === 'Open to all' || project.viewer !== 'stranger');
  if (!isVisible) throw new DomainError('project.not_found');
  return project;
}

export function requireOwner(
  project: ProjectStanding | null,
  otherwise: 'project.not_owner' | 'invite.not_owner' = 'project.not_owner',
): ProjectStanding {
  const visible = requireVisible(project);
  if (visible.viewer !== 'owner') throw new DomainError(otherwise);
  return visible;
}

/** Archived projects and those past their deadline take nobody and no interest. */
export function requireOpen({ status, deadline }: ProjectStanding, now: Date): void {
  if (status === 'Archived') throw new DomainError('project.archived');
  if (isPastDeadline(deadline, now)) throw new DomainError('project.deadline_passed');
}

export function requireFreeSeat(team: Team): void {
  if (!hasFreeSeat(team)) throw new DomainError('project.team_full');
}

export function requireSizeForTeam(size: number | undefined, { memberCount }: Team): void {
  if (size !== undefined && isBelowTeam(size, memberCount)) throw new DomainError('project.size_below_team');
}

export function requireFutureDeadline(deadline: string | null, now: Date): void {
  if (isPastDeadline(deadline, now)) throw new DomainError('project.deadline_in_past');
}
