import type { Profile } from '@crewdeck/contract';
import fc from 'fast-check';
import { anOps } from '../src/testing/release-builders.ts';
import { anAction, anyOne, anyPerson, openOf, pick } from './team-cast.ts';

const OPEN_PARTS = `
  SELECT t.id AS proposal, coalesce(s.user_id, p.owner_id) AS person
  FROM team_proposals t JOIN team_proposal_parts part ON part.proposal_id = t.id
    JOIN team_searches s ON s.id = part.search_id LEFT JOIN projects p ON p.id = s.project_id
  WHERE t.state = 'open' AND part.answer IS NULL AND coalesce(s.user_id, p.owner_id) = ANY($1) ORDER BY t.id, person`;

const OF_EVENT = `SELECT id FROM projects WHERE hackathon_id = $2 AND owner_id = $1 ORDER BY id`;

/** For themselves, or for a project of theirs at the event. */
export const look = anAction(
  'look',
  fc.record({ by: anyPerson, project: fc.option(anyOne) }),
  async ({ by, project }, { people, event }, as, api) => {
    const path = `PUT /api/hackathons/${event}/team-search` as const;
    const who = people[by];
    if (project === null || !who) return as(who)(path, {});
    const own = await api.database.query<{ id: string }[]>(OF_EVENT, [who.profileId, event]);
    return as(who)(path, { projectId: pick(own, project)?.id });
  },
);

export const stopLooking = anAction('stop looking', fc.record({ by: anyPerson }), ({ by }, { people, event }, as) =>
  as(people[by])(`DELETE /api/hackathons/${event}/team-search`),
);

export const openRound = anAction(
  'open a round',
  fc.record({ teamSize: fc.integer({ min: 2, max: 4 }) }),
  (values, { event }, as) => as(anOps())(`POST /api/hackathons/${event}/team-rounds`, values),
);

export const answerProposal = anAction(
  'answer a team',
  fc.record({ part: anyOne, answer: fc.constantFrom('yes', 'yes', 'yes', 'no') }),
  async ({ part, answer }, { people }, as, api) => {
    const chosen = pick(await openOf<{ proposal: string; person: string }>(api, people, OPEN_PARTS), part);
    if (!chosen) return null;
    const who = people.find(({ profileId }) => profileId === chosen.person);
    return as(who)(`POST /api/team-proposals/${chosen.proposal}/answer`, { answer });
  },
);

/** The account is deleted and made again with the same token. */
export const comeBack = anAction('come back', fc.record({ by: anyPerson }), async ({ by }, cast, as) => {
  const before = cast.people[by];
  if (!before) return null;
  await as(before)('DELETE /api/account');
  const answer = await as(before)('POST /api/users', { name: 'Somebody' });
  const { id } = answer.body as unknown as Profile;
  // At the same time another action may have put somebody else in their place.
  if (answer.status === 201) {
    cast.people = cast.people.map((person) => (person === before ? { ...before, profileId: id } : person));
  }
  return answer;
});
