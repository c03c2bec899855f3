import { isDeadlinePast, type Project } from '@crewdeck/contract';
import { isOver } from './seats.ts';

/** What the owner of a project that looks for nobody would have to change. */
export function whyNobodyJoins(project: Pick<Project, 'status' | 'deadline' | 'openSeats'>, now: Date): string {
  const changes = [
    isOver(project) && 'another status',
    isDeadlinePast(project.deadline, now) && 'a later deadline',
    !project.openSeats && 'a larger team',
  ].filter(Boolean);
  return `Nobody can join at the moment. It takes ${changes.join(' and ')}.`;
}
