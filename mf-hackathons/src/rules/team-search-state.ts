import type { TeamSearch } from '@crewdeck/contract';

/** How a person with a profile stands to the search for teams for an event. */
export type TeamSearchState =
  /** A team is proposed to them, and waits for their answer. */
  | 'asked'
  /** They said yes, or the owner of their project has to, and others have not answered yet. */
  | 'waiting'
  | 'formed'
  | 'looking'
  /** They do not look, and are on a team that no round has made. */
  | 'on-team'
  /** They looked, and do no more. */
  | 'stopped'
  | 'idle'
  /** The event is over, and nothing came of it. */
  | 'over';

export function teamSearchState({ proposal, isSeeking, team }: TeamSearch, isOver: boolean): TeamSearchState {
  if (proposal?.state === 'formed' && !isSeeking) return 'formed';
  if (isOver) return 'over';
  if (proposal?.state === 'open' && proposal.answer !== 'no') {
    return proposal.mayAnswer && proposal.answer === 'waiting' ? 'asked' : 'waiting';
  }
  if (isSeeking) return 'looking';
  if (team) return 'on-team';
  return proposal?.state === 'ended' ? 'stopped' : 'idle';
}

/** Whether others, or time, may change it at any moment. */
export function isUnderWay(search: TeamSearch | undefined): boolean {
  return search !== undefined && (isLooking(search) || search.proposal?.state === 'open');
}

/** Whether their last team fell through, and they are placed again within a minute, before any round. */
export function isPlacedSoon({ isSeeking, proposal, unplacedBecause }: TeamSearch): boolean {
  return isSeeking && proposal?.state === 'ended' && unplacedBecause === null;
}

/** Whether the person looks, for themselves or with a project of theirs. */
export function isLooking({ isSeeking, ownProjects }: TeamSearch): boolean {
  return isSeeking || ownProjects.some((project) => project.isSeeking);
}

/** Whether the person looks, or has a team or a project for the event: finding a team is not the first thing for them. */
export function hasBegun(search: TeamSearch): boolean {
  return isLooking(search) || hasTeam(search) || Boolean(search.team) || search.ownProjects.length > 0;
}

/** Whether the event's page begins with the search, before when and where: there is or was a team that we proposed. */
export function isSearchFirst(search: TeamSearch, isOver: boolean): boolean {
  const isProposed = ['asked', 'waiting', 'formed'].includes(teamSearchState(search, isOver));
  return isProposed || (!isOver && search.proposal !== null && isLooking(search));
}

/** Whether organisers reach the person: they look, or have a team. */
export function takesPart(search: TeamSearch): boolean {
  return isLooking(search) || hasTeam(search) || search.refusesAnnouncements;
}

/** Whether the person is on a team for the event, made by a round or not. */
export function isOnTeam({ proposal, team }: TeamSearch): boolean {
  return team !== null || proposal?.state === 'formed';
}

function hasTeam({ proposal }: TeamSearch): boolean {
  return proposal !== null && proposal.state !== 'ended';
}
