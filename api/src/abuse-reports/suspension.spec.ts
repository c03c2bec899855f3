import type { DecideReports } from '@crewdeck/contract';
import { aMember, aPerson, aProject } from '../testing/builders.ts';
import { eventually } from '../testing/eventually.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

const CONTACT = 'help@crewdeck.test';
const CALLS = ['GET /api/projects', 'GET /api/projects/mine', 'GET /api/registry'] as const;

describe('somebody who is suspended', () => {
  let api: TestApi;
  let other: TestApi;
  let person: Person;

  beforeAll(async () => {
    api = await TestApi.start({ SUPPORT_CONTACT: CONTACT });
    other = await TestApi.start({ DATABASE_URL: api.databaseUrl });
  });

  beforeEach(async () => {
    person = await aPerson(api);
  });

  afterAll(async () => {
    await other.stop();
    await api.stop();
  });

  const decide = (action: DecideReports['action']) =>
    api.call(anOps(), `POST /api/abuse-reports/person/${person.profileId}/decisions`, {
      body: { action, reason: 'Spam.' },
    });
  const statuses = (from: TestApi) => Promise.all(CALLS.map(async (call) => (await from.call(person, call)).status));
  /** Processes hear of a decision once it stands, also the one that took it. */
  const seeing = (from: TestApi, status: number) =>
    eventually(async () => (await statuses(from)).every((each) => each === status));

  it('is refused whatever they call, reads why and how to object, and comes back', async () => {
    await decide('suspend');
    await seeing(api, 403);
    expect(await api.call(person, 'GET /api/projects')).toMatchObject({
      body: {
        code: 'auth.suspended',
        error: `Your account is suspended. Reason: “Spam.” To object, write to ${CONTACT}`,
      },
    });
    expect((await api.call(null, `GET /api/users/${person.profileId}`)).status).toBe(404);
    await decide('reinstate');
    await seeing(api, 200);
    expect((await api.call(null, `GET /api/users/${person.profileId}`)).status).toBe(200);
  });

  it('is refused by every process, although each remembers who they are, and told whom to ask without an address', async () => {
    expect(await statuses(other)).toEqual([200, 200, 200]);
    await decide('suspend');
    await seeing(other, 403);
    expect(await other.call(person, 'GET /api/projects')).toMatchObject({
      body: { error: 'Your account is suspended. Reason: “Spam.” To object, contact the people who run this site.' },
    });
    await decide('reinstate');
    await seeing(other, 200);
  });

  it('keeps their places in teams, named to the team alone', async () => {
    const owner = await aPerson(api);
    const project = await aProject(api, { owner });
    person = await aMember(api, project, owner);
    await decide('suspend');
    const collaborators = async (viewer: Person | null) =>
      (await api.call<{ collaborators: unknown[]; openSeats: number }>(viewer, `GET /api/projects/${project.id}`)).body;
    expect(await collaborators(owner)).toMatchObject({ collaborators: [{ id: person.profileId }], openSeats: 3 });
    expect(await collaborators(null)).toMatchObject({ collaborators: [], openSeats: 3 });
  });
});
