import { hoursInWords, TEAM_PROPOSAL_HOURS, type TeamSearch } from '@crewdeck/contract';
import { writeMoment } from './describe-days.ts';

type Round = NonNullable<TeamSearch['rounds']>[number];

/** What came of a round of proposals, in a line. */
export function roundWords({ teamSize, openedAt, openedBy, proposals: { open, formed, ended } }: Round): string {
  const came = `${formed} formed, ${open} ${open === 1 ? 'waits' : 'wait'} for answers, ${ended} did not come about`;
  return `Teams of ${teamSize}, ${writeMoment(openedAt)}, by ${openedBy}: ${came}.`;
}

/** How many teams a round has just proposed. */
export function teamsProposedWords(teams: number): string {
  if (teams === 0) return 'No team could be proposed.';
  return `${teams} ${teams === 1 ? 'team is' : 'teams are'} proposed. Their people have ${hoursInWords(TEAM_PROPOSAL_HOURS)} to answer.`;
}
