import { isDeadlinePast, type Project } from '@crewdeck/contract';

type Closed = Pick<Project, 'status' | 'deadline' | 'openSeats'>;

/** What the owner of a project that looks for nobody would have to change. */
export function whyNobodyJoins({ status, deadline, openSeats }: Closed, now: Date): string {
  const isOver = status === 'Archived' || status === 'Completed';
  const changes = [
    isOver && 'another status',
    isDeadlinePast(deadline, now) && 'a later deadline',
    openSeats === 0 && 'a larger team',
  ].filter(Boolean);
  return `Nobody can join at the moment. It takes ${changes.join(' and ')}.`;
}
