import { ChangeListener } from '../src/database/change-listener.ts';
import { DeparturesService } from '../src/departures/departures.service.ts';
import { HackathonsRepository } from '../src/hackathons/hackathons.repository.ts';
import { ListReader } from '../src/lists/list-reader.ts';
import { aHackathon, aMember, anInvite, aPerson, aProject } from '../src/testing/builders.ts';
import type { Account, Person } from '../src/testing/people.ts';
import { queriesDuring } from '../src/testing/queries-during.ts';
import { aNewcomer, TestApi } from '../src/testing/test-api.ts';
import { ConfirmedEmailService } from '../src/users/confirmed-email.service.ts';
import { ProfileIdCache } from '../src/users/profile-id-cache.ts';

/** What a call may ask of the database, however much there is to answer. A clock is never asked. */
const BUDGET = [
  // Page and total; beside them whom the caller has blocked, or is blocked by.
  ['GET /api/projects', 3],
  ['GET /api/sitemap?kind=projects', 2],
  ['GET /api/blocks', 1],
  ['GET /api/account/export', 4],
  ['GET /api/account/notifications', 1],
  ['GET /api/hackathons', 2],
  // The newest rows. In a larger table the total comes after that, or page and total from the index.
  ['GET /api/projects?tech=react&tags=web', 2],
  ['GET /api/users?search=nobody', 2],
  // The page in one part or two, where the first doesn't fill it: projects that look for people, profiles that say who they are.
  ['GET /api/projects?sort=looking', 4],
  ['GET /api/users', 4],
  // Who reads; the sample, once in ten minutes, and candidates; the page, the others in one part or two, the total.
  ['GET /api/projects?sort=fit', 7],
  ['GET /api/users?sort=fit', 7],
  // Whether they may see it, and the project.
  ['GET /api/projects/:project', 2],
  ['GET /api/users/:me', 1],
  ['GET /api/hackathons/:hackathon', 1],
  // What the person is there, which decides what of the search is planned for them.
  ['GET /api/hackathons/:hackathon/team-search', 2],
  // Whether there is such an event, and their wishes.
  ['GET /api/hackathons/:hackathon/team-search/wishes', 2],
  ['GET /api/projects/mine', 1],
  ['GET /api/users/:me/projects', 1],
  ['GET /api/users/:me/collaborations', 1],
  ['GET /api/users/firebase/:me', 1],
  ['GET /api/invites/user/:me', 1],
  ['GET /api/invites/sent/:me', 1],
  ['GET /api/invites/project/:project', 2],
  ['GET /api/interests/user/:me', 2],
  // Whether they own it, and who waits for an answer.
  ['GET /api/projects/:project/interests', 2],
  // Whether they are on the team, and its links.
  ['GET /api/projects/:project/links', 2],
  // Whether they are on the team; page and total.
  ['GET /api/projects/:project/notes', 3],
  // Whether they are on the team, who else is, and when they meet.
  ['GET /api/projects/:project/meetings', 3],
  ['GET /api/account/calendar', 1],
  ['GET /api/account/coming-up', 1],
  // Page and total.
  ['GET /api/activities', 2],
] as const;

const TOKEN = { isEmailConfirmed: true, roles: [], signedInAt: 0, issuedAt: 0, expiresAt: Number.POSITIVE_INFINITY };
const identityOf = ({ uid, email }: Account) => ({ uid, email, ...TOKEN });

describe('the database', () => {
  let api: TestApi;
  let person: Person;
  let projectId: string;
  let hackathonId: string;

  beforeAll(async () => {
    api = await TestApi.start();
    person = await aPerson(api);
    const project = await aProject(api, { owner: person, techStack: ['React'], tags: ['web'] });
    projectId = project.id;
    hackathonId = await aHackathon(api);
    for (let place = 0; place < 3; place += 1) await aMember(api, project, person);
    await anInvite(api, project, { sender: person, receiver: await aPerson(api) });
    // Who it is, is asked once and known from then on.
    await api.call(person, 'GET /api/projects/mine');
  });

  afterAll(() => api.stop());

  it.each(BUDGET)('is asked for %s %i times', async (request, most) => {
    const call = request
      .replace(':project', projectId)
      .replace(':hackathon', hackathonId)
      .replace(':me', person.uid) as typeof request;
    const queries = await queriesDuring(api, () => api.call(person, call));
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.length).toBe(most);
  });

  it('is asked once for equal first pages of one moment, and again for a page that is asked for later', async () => {
    const hackathons = new HackathonsRepository(api.database, new ListReader(api.database));
    const readThree = () => Promise.all([50, 50, 50].map((limit) => hackathons.findPage({ limit })));
    // Page and total, once for all three.
    expect(await queriesDuring(api, readThree)).toHaveLength(2);
    expect(await queriesDuring(api, readThree)).toHaveLength(2);
  });

  it('is asked once who several people are who come in one moment, and never again', async () => {
    const people = [await aPerson(api), await aPerson(api)];
    const emails = api.get(ConfirmedEmailService);
    const ids = new ProfileIdCache(api.database, api.get(ChangeListener), api.get(DeparturesService), emails, {});
    const find = () => Promise.all([...people, aNewcomer()].map((one) => ids.find(identityOf(one))));
    const known = [...people.map(({ profileId }) => profileId), null];

    const queries = await queriesDuring(api, async () => expect(await find()).toEqual(known));
    expect(queries).toHaveLength(1);

    const again = await queriesDuring(api, async () => people.map((one) => ids.find(identityOf(one))));
    expect(again).toEqual([]);
  });
});
