import { TeamProposalEntity } from '../team-search/team-proposal.entity.ts';
import { TeamProposalPartEntity } from '../team-search/team-proposal-part.entity.ts';
import { TeamRoundEntity } from '../team-search/team-round.entity.ts';
import { TeamSearchEntity } from '../team-search/team-search.entity.ts';
import type { Person } from './people.ts';
import type { TestApi } from './test-api.ts';

/** A team for an event that is proposed to people who look for themselves; nobody has answered. Answers its id. */
export async function aTeamProposal(api: TestApi, hackathonId: string, people: readonly Person[]): Promise<string> {
  const { manager } = api.database;
  const insert = async (entity: Parameters<typeof manager.insert>[0], values: object) =>
    String((await manager.insert(entity, values)).identifiers[0]?.id);
  const roundId = await insert(TeamRoundEntity, { hackathonId, teamSize: people.length, openedBy: 'ops@x.test' });
  const answerUntil = new Date(Date.now() + 3_600_000);
  const proposal = { roundId, parts: people.length, reasons: [], missing: [], answerUntil };
  const proposalId = await insert(TeamProposalEntity, proposal);
  for (const { profileId: userId } of people) {
    const searchId = await insert(TeamSearchEntity, { hackathonId, userId });
    await insert(TeamProposalPartEntity, { proposalId, searchId });
  }
  return proposalId;
}
