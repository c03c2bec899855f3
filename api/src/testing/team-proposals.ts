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

const OTHER_TEAM = `
  WITH looking AS (
    INSERT INTO team_searches (hackathon_id, project_id, user_id)
    SELECT p.hackathon_id, one.project_id, one.user_id FROM projects p, (VALUES ($2::uuid, NULL), (NULL, $3::uuid)) AS one (project_id, user_id)
    WHERE p.id = $2 RETURNING id),
  other AS (
    INSERT INTO team_proposals (round_id, parts, reasons, missing, project_id, answer_until)
    SELECT round_id, 2, '{}', '{}', $2, answer_until FROM team_proposals WHERE id = $1 RETURNING id),
  parts AS (INSERT INTO team_proposal_parts (proposal_id, search_id) SELECT other.id, looking.id FROM other, looking)
  INSERT INTO proposal_alternatives (proposal_id, search_id, other_id, reasons)
  SELECT $1, mine.search_id, other.id, '{}' FROM other, team_proposal_parts mine WHERE mine.proposal_id = $1`;

/** A project that all of a proposed team may choose instead. @param mate who is proposed to it */
export async function anAlternative(
  api: TestApi,
  proposalId: string,
  { projectId, mate }: { projectId: string; mate: Person },
): Promise<void> {
  await api.database.query(OTHER_TEAM, [proposalId, projectId, mate.profileId]);
}
