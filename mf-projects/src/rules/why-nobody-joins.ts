import { isDeadlinePast, type Project } from '@crewdeck/contract';

type Closed = Pick<Project, 'status' | 'deadline' | 'openSeats'>;

/** Why a project that looks for nobody takes nobody in, and all that its owner would have to change. */
export function whyNobodyJoins({ status, deadline, openSeats }: Closed, now: Date): string {
  const changes = [
    status === 'Archived' || status === 'Completed' ? 'another status' : [],
    isDeadlinePast(deadline, now) ? 'a later deadline' : [],
    openSeats === 0 ? 'a larger team' : [],
  ].flat();
  if (changes.length === 0) return 'Nobody can join at the moment.';
  const verb = changes.length === 1 ? 'changes' : 'together change';
  return `Nobody can join at the moment. ${capitalised(new Intl.ListFormat('en-GB').format(changes))} ${verb} that.`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
