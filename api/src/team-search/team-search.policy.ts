import { type Hackathon, isDeadlinePast } from '@crewdeck/contract';
import { DomainError } from '../platform/errors/domain-error.ts';
import {
  type ProjectAccess,
  requireFreeSeat,
  requireLooking,
  requireOpen,
  requireOwner,
} from '../projects/project.policy.ts';

/** Teams are formed until the first day of the event is past. */
export function requireNotOver({ eventDate }: Pick<Hackathon, 'eventDate'>, now: Date): void {
  if (isDeadlinePast(eventDate, now)) throw new DomainError('hackathon.over');
}

/** A project looks for more people for its own event, in its owner's name. */
export function requireMayLook(access: ProjectAccess | null, hackathonId: string, now: Date): void {
  const project = requireOwner(access);
  if (project.hackathonId !== hackathonId) throw new DomainError('project.other_hackathon');
  requireOpen(project, now);
  requireLooking(project);
  requireFreeSeat(project);
}
