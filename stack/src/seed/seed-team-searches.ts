import {
  pathOf,
  type TeamSearch,
  type ValidLookForTeam,
  type ValidOpenTeamRound,
  type ValidPlanTeamRound,
} from '@crewdeck/contract';
import type { TokenCaller } from '../token-caller.ts';
import { type DemoTeamSearch, dayAfter } from './demo-data.ts';
import { personOf, type SeededPerson } from './seed-people.ts';
import { hackathonIdsSeenBy } from './seed-projects.ts';

/** Lets people look for a team, form one in a round, and wait for a planned round, as far as that has not happened yet. */
export async function seedTeamSearches(
  searches: readonly DemoTeamSearch[],
  seeded: Map<string, SeededPerson>,
  ops: TokenCaller,
): Promise<void> {
  const hackathonIds = await hackathonIdsSeenBy(ops);
  const callersOf = (keys: readonly string[]) => keys.map((key) => personOf(seeded, key).api);
  const seedEvent = async ({ hackathon, team, people, nextRound }: DemoTeamSearch) => {
    const id = hackathonIds.get(hackathon) ?? '';
    if (team) await formTeam(id, callersOf(team), ops);
    // After that team's round, which would place them too.
    for (const person of callersOf(people)) await look(id, person);
    if (nextRound) await planRound(id, nextRound, ops);
  };
  // Events don't wait for each other.
  await Promise.all(searches.map(seedEvent));
}

/** Ops open a round in which nobody else looks, and everybody says yes. */
async function formTeam(id: string, members: readonly TokenCaller[], ops: TokenCaller): Promise<void> {
  for (const member of members) await look(id, member);
  const { rounds } = await searchAt(id, ops);
  const round = { teamSize: members.length } satisfies ValidOpenTeamRound;
  if (rounds?.length === 0) await ops.post(pathOf('/api/hackathons/:id/team-rounds', { id }), round);
  for (const member of members) {
    const { proposal } = await searchAt(id, member);
    if (proposal?.mayAnswer)
      await member.post(pathOf('/api/team-proposals/:id/answer', { id: proposal.id }), { answer: 'yes' });
  }
}

async function look(id: string, person: TokenCaller): Promise<void> {
  const { isSeeking, team } = await searchAt(id, person);
  if (isSeeking || team) return;
  await person.put(pathOf('/api/hackathons/:id/team-search', { id }), { isNamed: true } satisfies ValidLookForTeam);
}

async function planRound(
  id: string,
  { inDays, teamSize }: Required<DemoTeamSearch>['nextRound'],
  ops: TokenCaller,
): Promise<void> {
  const { plannedRounds } = await searchAt(id, ops);
  if (plannedRounds.length > 0) return;
  const round = { opensAt: `${dayAfter(new Date(), inDays)}T17:00:00.000Z`, teamSize } satisfies ValidPlanTeamRound;
  await ops.post(pathOf('/api/hackathons/:id/planned-rounds', { id }), round);
}

function searchAt(id: string, reader: TokenCaller): Promise<TeamSearch> {
  return reader.get<TeamSearch>(pathOf('/api/hackathons/:id/team-search', { id }));
}
