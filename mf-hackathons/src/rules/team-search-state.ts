import type { TeamSearch } from '@crewdeck/contract';

/** How a person with a profile stands to the search for teams for an event. */
export type TeamSearchState =
  /** A team is proposed to them, and waits for their answer. */
  | 'asked'
  /** They said yes, or the owner of their project has to, and others have not answered yet. */
  | 'waiting'
  | 'formed'
  | 'looking'
  /** They looked, and do no more. */
  | 'stopped'
  | 'idle'
  /** The event is over, and nothing came of it. */
  | 'over';

export function teamSearchState({ proposal, isSeeking }: TeamSearch, isOver: boolean): TeamSearchState {
  if (proposal?.state === 'formed' && !isSeeking) return 'formed';
  if (isOver) return 'over';
  if (proposal?.state === 'open' && proposal.answer !== 'no') {
    return proposal.mayAnswer && proposal.answer === 'waiting' ? 'asked' : 'waiting';
  }
  if (isSeeking) return 'looking';
  return proposal?.state === 'ended' ? 'stopped' : 'idle';
}

/** Whether others, or time, may change it at any moment. */
export function isUnderWay(search: TeamSearch | undefined): boolean {
  if (!search) return false;
  const isSeeking = search.isSeeking || search.ownProjects.some((project) => project.isSeeking);
  return isSeeking || search.proposal?.state === 'open';
}

/** Whether organisers reach the person: they look, or have a team. */
export function takesPart({ isSeeking, ownProjects, proposal, refusesAnnouncements }: TeamSearch): boolean {
  const hasTeam = proposal !== null && proposal.state !== 'ended';
  return isSeeking || hasTeam || refusesAnnouncements || ownProjects.some((project) => project.isSeeking);
}
