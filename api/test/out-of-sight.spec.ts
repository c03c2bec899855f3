import { committedDocument } from '../src/openapi/committed-document.ts';
import { aHackathon, aMember, anInvite, aPerson, aProject } from '../src/testing/builders.ts';
import type { DescribedApi } from '../src/testing/described-api.ts';
import type { Account, Person } from '../src/testing/people.ts';
import { anOps } from '../src/testing/release-builders.ts';
import { anAlternative, aTeamProposal } from '../src/testing/team-proposals.ts';
import { TestApi } from '../src/testing/test-api.ts';

const DOCUMENT: Pick<DescribedApi, 'paths'> = JSON.parse(committedDocument());
const NAME = 'Whom nobody sees';
const TITLE = 'What nobody sees';

interface Sight {
  readonly viewer: Person;
  readonly other: Person;
  /** Of the viewer; the other has shown interest in it. */
  readonly project: string;
  /** Of the other, who has invited the viewer to it. */
  readonly theirs: string;
  readonly hackathonId: string;
}

/** Each call that reads, as the viewer makes it of themselves or of the other. */
const READS: Readonly<Record<string, (sight: Sight) => string>> = {
  '/api/users': () => '/api/users?limit=200',
  '/api/users/{userId}': ({ other }) => `/api/users/${other.profileId}`,
  '/api/users/firebase/{userId}': ({ viewer }) => `/api/users/firebase/${viewer.uid}`,
  '/api/users/{userId}/projects': ({ viewer }) => `/api/users/${viewer.uid}/projects`,
  '/api/users/{userId}/collaborations': ({ viewer }) => `/api/users/${viewer.uid}/collaborations`,
  '/api/projects': () => '/api/projects?limit=200',
  '/api/projects/mine': () => '/api/projects/mine',
  '/api/projects/{id}': ({ theirs }) => `/api/projects/${theirs}`,
  '/api/projects/{id}/links': ({ project }) => `/api/projects/${project}/links`,
  '/api/projects/{id}/meetings': ({ project }) => `/api/projects/${project}/meetings`,
  '/api/projects/{id}/notes': ({ project }) => `/api/projects/${project}/notes`,
  '/api/projects/{id}/interests': ({ project }) => `/api/projects/${project}/interests`,
  '/api/invites/project/{projectId}': ({ project }) => `/api/invites/project/${project}`,
  '/api/invites/user/{userId}': ({ viewer }) => `/api/invites/user/${viewer.uid}`,
  '/api/invites/sent/{userId}': ({ viewer }) => `/api/invites/sent/${viewer.uid}`,
  '/api/interests/user/{userId}': ({ viewer }) => `/api/interests/user/${viewer.uid}`,
  '/api/hackathons': () => '/api/hackathons',
  '/api/hackathons/{id}': ({ hackathonId }) => `/api/hackathons/${hackathonId}`,
  '/api/hackathons/{id}/team-search': ({ hackathonId }) => `/api/hackathons/${hackathonId}/team-search`,
  '/api/hackathons/{id}/team-search/wishes': ({ hackathonId }) => `/api/hackathons/${hackathonId}/team-search/wishes`,
  '/api/partings': () => '/api/partings',
  '/api/activities': () => '/api/activities',
};

/** Of the viewer alone, what they have done or heard themselves; or nothing of people, as a picture by the hash of its bytes. */
const OWN_OR_NOBODY =
  /^\/api\/(account|blocks|calendar|sitemap|abuse-reports|registry|deploy-tokens|releases|health|pictures|hackathons|live|matching-results|unsubscribe|projects\/\{id\}\/meetings\/\{meetingId\}|projects\/\{id\}\/webhooks)/;

describe('somebody who does not exist for the viewer', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  async function aSight(): Promise<Sight> {
    const [viewer, other] = [await aPerson(api), await aPerson(api, { name: NAME })];
    const hackathonId = await aHackathon(api, `Jam of ${viewer.uid}`);
    const project = await aProject(api, { owner: viewer, hackathonId });
    const theirs = await aProject(api, { owner: other, title: TITLE, hackathonId });
    await anInvite(api, theirs, { sender: other, receiver: viewer });
    for (const [one, { id }] of [
      [other, project],
      [viewer, theirs],
    ] as const)
      await api.call(one, 'POST /api/interests', { body: { userId: one.uid, projectId: id } });
    const proposalId = await aTeamProposal(api, hackathonId, [viewer, await aPerson(api)]);
    await anAlternative(api, proposalId, { projectId: theirs.id, mate: await aPerson(api) });
    const likes = [{ kind: 'project', id: theirs.id }];
    await api.call(viewer, `PUT /api/hackathons/${hackathonId}/team-search/wishes`, {
      body: { likes, avoids: [other.profileId] },
    });
    await haveAnswered(viewer, other);
    await leaveTracesInRoom(project.id, other);
    return { viewer, other, project: project.id, theirs: theirs.id, hackathonId };
  }

  /** What is over between the two: an invite that was declined, and interest that another way was preferred to. */
  async function haveAnswered(viewer: Person, other: Person): Promise<void> {
    const asked = await aProject(api, { owner: viewer });
    const { id } = await anInvite(api, asked, { sender: viewer, receiver: other });
    await api.call(other, `PATCH /api/invites/${id}`, { body: { status: 'declined' } });
    const { id: projectId } = await aProject(api, { owner: other, title: TITLE, collaborationType: 'Invite only' });
    const status = 'not_now';
    const [interest] = await api.database.query(
      `INSERT INTO interests (user_id, project_id) VALUES ($1, $2) RETURNING id`,
      [viewer.profileId, projectId],
    );
    await api.call(other, `PATCH /api/interests/${interest.id}`, { body: { status } });
  }

  /** Of somebody who was on the team. */
  async function leaveTracesInRoom(projectId: string, former: Person): Promise<void> {
    const link = `INSERT INTO team_links (project_id, url, added_by) VALUES ($1, 'https://a.example', $2)`;
    await api.database.query(link, [projectId, former.profileId]);
    const meeting = `INSERT INTO team_meetings (project_id, proposed_by, title, starts_at, minutes)
      VALUES ($1, $2, 'See you', now() + interval '1 day', 60)`;
    await api.database.query(meeting, [projectId, former.profileId]);
    const note = `INSERT INTO team_notes (project_id, author_id, words) VALUES ($1, $2, 'See you.')`;
    await api.database.query(note, [projectId, former.profileId]);
  }

  const decide =
    (action: string) =>
    async ({ other }: Sight) => {
      const body = { action, reason: 'Words' };
      await api.call(anOps(), `POST /api/abuse-reports/person/${other.profileId}/decisions`, { body });
    };
  const block = (by: Account, whom: Person) => api.call(by, 'POST /api/blocks', { body: { userId: whom.uid } });
  const RELATIONS = {
    blocking: ({ viewer, other }: Sight) => block(other, viewer),
    blocked: ({ viewer, other }: Sight) => block(viewer, other),
    hidden: decide('hide'),
    suspended: decide('suspend'),
  };

  it('is asked for by every call that reads', () => {
    const reads = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) => ('get' in methods ? [path] : []));
    expect(reads.length).toBeGreaterThan(20);
    expect(reads.filter((path) => !(path in READS) && !OWN_OR_NOBODY.test(path))).toEqual([]);
  });

  it.each(Object.keys(RELATIONS) as (keyof typeof RELATIONS)[])(
    'because they are %s is in no answer, and counted in no total',
    async (relation) => {
      const sight = await aSight();
      const { other, theirs, viewer } = sight;
      const total = async (path: string) =>
        Number((await api.call(viewer, `GET ${path}`)).headers.get('x-total-count'));
      const teams = async () =>
        (await api.call<{ teamsForming: number }>(null, `GET /api/hackathons/${sight.hackathonId}`)).body.teamsForming;
      const sent = `GET /api/invites/sent/${viewer.uid}` as const;
      const known = (await api.call(viewer, sent)).headers.get('etag') ?? '';
      const before = [await total('/api/users'), await total('/api/projects'), await teams()];

      await RELATIONS[relation](sight);

      for (const [path, call] of Object.entries(READS)) {
        const { body } = await api.call<unknown>(viewer, `GET ${call(sight)}`);
        const text = JSON.stringify(body);
        const told = [NAME, TITLE, other.profileId, other.uid, theirs].filter((fact) => text.includes(fact));
        expect({ path, told }).toEqual({ path, told: [] });
      }
      expect((await api.call(viewer, sent, { headers: { 'if-none-match': known } })).status).toBe(200);
      const isForAll = relation === 'hidden' || relation === 'suspended';
      expect([await total('/api/users'), await total('/api/projects'), await teams()]).toEqual(
        before.map((count, place) => (place < 2 || isForAll ? count - 1 : count)),
      );
      await api.database.query('DELETE FROM projects WHERE title = $1', [TITLE]);
      await api.database.query('DELETE FROM users WHERE name = $1', [NAME]);
    },
  );

  it('is not needed for a project to leave the lists of those who declined it: it may be hidden alone', async () => {
    const { viewer, theirs } = await aSight();
    const [{ id }] = await api.database.query('SELECT id FROM invites WHERE project_id = $1', [theirs]);
    await api.call(viewer, `PATCH /api/invites/${id}`, { body: { status: 'declined' } });
    const received = `GET /api/invites/user/${viewer.uid}` as const;
    const named: number[] = [];
    let tag = '';
    for (const action of [null, 'hide', 'show']) {
      const body = { action, reason: 'Words' };
      if (action) await api.call(anOps(), `POST /api/abuse-reports/project/${theirs}/decisions`, { body });
      const answer = await api.call<unknown[]>(viewer, received, { headers: { 'if-none-match': tag } });
      named.push(answer.body.length);
      tag = answer.headers.get('etag') ?? '';
    }
    expect(named).toEqual([1, 0, 1]);
  });

  it.each(['hide', 'suspend'])('is not named in the teams of others either: %s', async (action) => {
    const owner = await aPerson(api);
    const project = await aProject(api, { owner });
    const member = await aMember(api, project, owner);
    const viewer = await aPerson(api);
    await decide(action)({ viewer, other: member, project: '', theirs: '', hackathonId: '' });
    for (const path of ['/api/projects?limit=200', `/api/projects/${project.id}`, `/api/users/${owner.profileId}`])
      expect(JSON.stringify((await api.call(viewer, `GET ${path}`)).body)).not.toContain(member.profileId);
  });
});
