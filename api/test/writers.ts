import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@crewdeck/contract';
import { JOB_NAMES } from '../src/jobs/job-list.ts';
import { Messages } from '../src/messages/messages.ts';
import { inDays } from '../src/testing/builders.ts';
import { anOps } from '../src/testing/release-builders.ts';
import { runJobs } from '../src/testing/run-jobs.ts';
import type { Answer, TestApi } from '../src/testing/test-api.ts';
import type { Side } from './two-owners.ts';

type Request = Parameters<TestApi['call']>[1];
type Write = (api: TestApi, side: Side) => Promise<Answer<ErrorBody> | undefined>;

const call =
  (what: (side: Side) => [Request, unknown?]): Write =>
  (api, side) => {
    const [request, body] = what(side);
    return api.call(side.me, request, { body });
  };

const decision =
  (action: string, subject: (side: Side) => string): Write =>
  (api, side) =>
    api.call(anOps(), `POST /api/abuse-reports/${subject(side)}/decisions`, { body: { action, reason: 'A reason' } });

const both =
  (first: Write, second: Write): Write =>
  async (api, side) => {
    const answer = await first(api, side);
    return answer && answer.status >= 500 ? answer : second(api, side);
  };

const person = ({ them }: Side) => `person/${them.profileId}`;
const project = ({ theirs }: Side) => `project/${theirs.team}`;

const answerInvite = (status: string) => call(({ received }) => [`PATCH /api/invites/${received}`, { status }]);
const answerTeam = (answer: string) =>
  call(({ proposalId }) => [`POST /api/team-proposals/${proposalId}/answer`, { answer }]);
const change = (changes: object) => call(({ team }) => [`PATCH /api/projects/${team}`, changes]);
const block = call(({ them }) => ['POST /api/blocks', { userId: them.uid }]);
const unblock = call(({ them }) => [`DELETE /api/blocks/${them.uid}`]);

async function markRead(api: TestApi, { me }: Side): Promise<Answer<ErrorBody> | undefined> {
  const found = 'SELECT id FROM activities WHERE user_id = $1';
  const rows = await api.database.query<{ id: string }[]>(found, [me.profileId]);
  const ids = rows.map(({ id }) => id);
  return ids.length === 0 ? undefined : api.call(me, 'PUT /api/activities/read', { body: { ids } });
}

/** Jobs of modules and releases write nothing that ties people to each other. A job that fails rejects. */
const JOBS_AMONG_PEOPLE = JOB_NAMES.filter((name) => !/release|limit_counts/.test(name)).map(
  (name): [string, Write] => [
    `runs the job ${name}`,
    async (api) => {
      await runJobs(api, name);
      return undefined;
    },
  ],
);

const tellWebhooks: Write = async (api) => {
  await api.get(Messages).workOff();
  return undefined;
};

/** All that changes what ties two people to each other. */
export const WRITERS: Record<string, Write> = {
  'invites one': call(({ team, them }) => [
    'POST /api/invites',
    { projectId: team, receiverId: them.uid, role: 'Tester' },
  ]),
  'invites many': call(({ handed, them, third }) => [
    `POST /api/projects/${handed}/invite`,
    { userIds: [them.uid, third.uid] },
  ]),
  'accepts an invite': answerInvite('accepted'),
  'declines an invite and takes it back': both(answerInvite('declined'), answerInvite('pending')),
  'reminds of an invite': call(({ sent }) => [`POST /api/invites/${sent}/reminder`]),
  'withdraws an invite': call(({ sent }) => [`DELETE /api/invites/${sent}`]),
  'shows interest': call(({ me, theirs }) => ['POST /api/interests', { userId: me.uid, projectId: theirs.asking }]),
  'withdraws interest': call(({ theirs }) => [`DELETE /api/interests/${theirs.interest}`]),
  'answers interest': call(({ interest }) => [`PATCH /api/interests/${interest}`, { status: 'not_now' }]),
  'posts a project': call(() => ['POST /api/projects', { title: 'Another' }]),
  'renames a project': change({ title: 'Renamed' }),
  'archives a project': change({ status: 'Archived' }),
  'deletes a project': call(({ team }) => [`DELETE /api/projects/${team}`]),
  'leaves a team': call(({ theirs }) => [`POST /api/projects/${theirs.handed}/leave`]),
  'removes a member': call(({ handed, them }) => [
    `POST /api/projects/${handed}/removals`,
    { userId: them.uid, words: 'We part.' },
  ]),
  'hands a project over': call(({ theirs }) => [`POST /api/projects/${theirs.handed}/handover/acceptance`]),
  'adds a link for a team': call(({ team }) => [`POST /api/projects/${team}/links`, { url: 'https://a.example' }]),
  'writes a note for a team': call(({ team }) => [`POST /api/projects/${team}/notes`, { words: 'We meet on Monday.' }]),
  'proposes a meeting to a team': call(({ team }) => [
    `POST /api/projects/${team}/meetings`,
    { title: 'First meeting', startsAt: inDays(1), minutes: 60 },
  ]),
  'adds a webhook': call(({ team }) => [`POST /api/projects/${team}/webhooks`, { url: 'https://hooks.test/crew' }]),
  'writes a note and tells webhooks': both(
    call(({ team }) => [`POST /api/projects/${team}/notes`, { words: 'We meet on Tuesday.' }]),
    tellWebhooks,
  ),
  'says what came of a project': both(
    change({ status: 'Completed' }),
    call(({ team }) => [`PUT /api/projects/${team}/result`, { place: 'First place' }]),
  ),
  'says what they did': both(
    change({ status: 'Completed' }),
    call(({ team }) => [`PUT /api/projects/${team}/credit`, { words: 'The map' }]),
  ),
  'checks in': call(({ theirs }) => [`POST /api/projects/${theirs.handed}/check-ins`, {}]),
  'blocks and unblocks': both(block, unblock),
  'hides and shows a person': both(decision('hide', person), decision('show', person)),
  'suspends and reinstates a person': both(decision('suspend', person), decision('reinstate', person)),
  'hides and shows a project': both(decision('hide', project), decision('show', project)),
  'deletes their account': call(() => ['DELETE /api/account']),
  'renames themselves': call(({ me }) => [`PATCH /api/users/firebase/${me.uid}`, { name: 'Renamed' }]),
  'reads what happened': markRead,
  'looks for a team': call(({ hackathonId }) => [`PUT /api/hackathons/${hackathonId}/team-search`, {}]),
  'looks for a project': call(({ hackathonId, asking }) => [
    `PUT /api/hackathons/${hackathonId}/team-search`,
    { projectId: asking },
  ]),
  'wishes for people': call(({ hackathonId, them, third }) => [
    `PUT /api/hackathons/${hackathonId}/team-search/wishes`,
    { likes: [{ kind: 'person', id: them.profileId }], avoids: [third.profileId] },
  ]),
  'hides an email from organisers': call(({ hackathonId }) => [
    `DELETE /api/hackathons/${hackathonId}/team-search/email`,
  ]),
  'stops looking': call(({ hackathonId }) => [`DELETE /api/hackathons/${hackathonId}/team-search`]),
  'says yes to a team': answerTeam('yes'),
  'says no to a team': answerTeam('no'),
  'chooses the other team': call(({ proposalId }) => [`POST /api/team-proposals/${proposalId}/alternative`]),
  'grants and revokes an organiser': both(
    (api, { hackathonId, them }) => api.call(anOps(), `PUT /api/hackathons/${hackathonId}/organisers/${them.uid}`),
    (api, { hackathonId, them }) => api.call(anOps(), `DELETE /api/hackathons/${hackathonId}/organisers/${them.uid}`),
  ),
  'says where an event is': (api, { hackathonId }) => {
    const body = { startsAt: null, endsAt: null, timeZone: null, deadline: null, location: randomUUID(), prizes: null };
    return api.call(anOps(), `PUT /api/hackathons/${hackathonId}/details`, { body });
  },
  announces: (api, { hackathonId }) =>
    api.call(anOps(), `POST /api/hackathons/${hackathonId}/announcements`, { body: { words: 'Doors open at nine.' } }),
  'opens a round': (api, { hackathonId }) =>
    api.call(anOps(), `POST /api/hackathons/${hackathonId}/team-rounds`, { body: { teamSize: 2 } }),
  ...Object.fromEntries(JOBS_AMONG_PEOPLE),
};
