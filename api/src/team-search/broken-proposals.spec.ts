import type { Profile } from '@crewdeck/contract';
import { HackathonEntity } from '../hackathons/hackathon.entity.ts';
import type { ProjectEntity } from '../projects/project.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import { EventTeams, idsOf } from '../testing/event-teams.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

const BY_TEAM = 'Two proposed teams ended because of someone on your team.';
const ALONE = 'There was nobody left to team up with.';
const NO_MATCH = 'No team was a match this time. That can change as more people join the search.';

describe('who breaks a proposal', () => {
  let api: TestApi;
  let event: EventTeams;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    event = await EventTeams.at(api);
  });

  afterAll(() => api.stop());

  /** With the same token, so that it is the same identity; with another uid only the address is the same. */
  async function comeBack(person: Person, uid = person.uid): Promise<Person> {
    await api.call(person, 'DELETE /api/account');
    const again = { ...person, uid };
    const { body } = await api.call<Profile>(again, 'POST /api/users', { body: { name: 'Mallory' } });
    return { ...again, profileId: body.id };
  }

  const stop = (person: Person) => api.call(person, `DELETE /api/hackathons/${event.hackathonId}/team-search`);

  const decide = (person: Person, action: string) =>
    api.call(anOps(), `POST /api/abuse-reports/person/${person.profileId}/decisions`, {
      body: { action, reason: 'Words' },
    });
  const isRefused = { status: 409, body: { code: 'team_search.broke_twice' } };

  it('by saying yes and deleting the account, again and again, breaks two, and looks there no more', async () => {
    let mallory = await aPerson(api, { name: 'Mallory' });
    let broken = 0;
    for (let time = 0; time < 4; time += 1) {
      await event.look(mallory);
      const [ada] = await event.seekers('React', 'Go');
      await event.open(3);
      await event.answer(ada, 'yes');
      if ((await event.answer(mallory, 'yes')).status === 200) broken += 1;
      mallory = await comeBack(mallory);
      await event.keepUp();
    }
    expect(broken).toBe(2);
    expect(await event.look(mallory)).toMatchObject(isRefused);
  });

  it('is refused at once after the second time, before any upkeep', async () => {
    let mallory = await aPerson(api, { name: 'Mallory' });
    for (const _ of [1, 2]) {
      expect((await event.look(mallory)).status).toBe(204);
      await event.seekers('React', 'Go');
      await event.open(3);
      await event.answer(mallory, 'yes');
      mallory = await comeBack(mallory);
    }
    expect(await event.look(mallory)).toMatchObject(isRefused);
  });

  it.each([
    ['the same identity', (mallory: Person) => comeBack(mallory)],
    ['another identity with the same address', (mallory: Person) => comeBack(mallory, `${mallory.uid}-again`)],
  ])(
    'comes back as %s, and is proposed to none of them again; these are offered a team of themselves',
    async (_, again) => {
      const mallory = await aPerson(api, { name: 'Mallory' });
      await event.look(mallory);
      const [ada, bob] = await event.seekers('React', 'Go');
      await event.open(3);
      for (const one of [ada, mallory, bob].slice(0, 2)) await event.answer(one, 'yes');
      const back = await again(mallory);
      await event.look(back);
      await event.keepUp();
      expect(await event.teamOf(ada)).toEqual({ state: 'open', members: idsOf([ada, bob]) });
      expect((await event.open(3)).unplaced).toMatchObject([{ person: { id: back.profileId }, reason: ALONE }]);
      const [cleo] = await event.seekers('Figma');
      await event.open(3);
      expect((await event.teamOf(back))?.members).toEqual(idsOf([back, cleo]));
    },
  );

  it('whom somebody has declined is not proposed to them as a new account', async () => {
    const mallory = await aPerson(api, { name: 'Mallory' });
    await event.look(mallory);
    const [ada] = await event.seekers('React');
    await event.open(2);
    await event.answer(ada, 'no');
    const back = await comeBack(mallory);
    await event.look(back);
    expect(await event.open(2)).toMatchObject({ teams: 0, unplaced: [{ reason: NO_MATCH }, { reason: NO_MATCH }] });
  });

  it.each<[string, (one: Person, other: Person) => Promise<unknown>]>([
    ['stops looking', (one) => stop(one)],
    ['says no after all', (one) => event.answer(one, 'no')],
    [
      'is hidden and shown again',
      async (one) => [await decide(one, 'hide'), await event.keepUp(), await decide(one, 'show')],
    ],
    [
      'blocks and unblocks',
      async (one, other) => [
        await api.call(one, 'POST /api/blocks', { body: { userId: other.uid } }),
        await event.keepUp(),
        await api.call(one, `DELETE /api/blocks/${other.uid}`),
      ],
    ],
  ])(
    'and %s has declined those who were in it; it counts after a yes, and the second time they look there no more',
    async (_, leave) => {
      const mallory = await aPerson(api, { name: 'Mallory' });
      for (const _time of [1, 2]) {
        expect((await event.look(mallory)).status).toBe(204);
        const [ada] = await event.seekers('React');
        await event.open(2);
        expect((await event.teamOf(mallory))?.members).toEqual(idsOf([mallory, ada]));
        await event.answer(mallory, 'yes');
        await leave(mallory, ada);
        await event.keepUp();
        expect((await event.open(2)).teams).toBe(0);
        await stop(ada);
      }
      expect(await event.look(mallory)).toMatchObject(isRefused);
      await event.seekers('Go');
      expect((await event.open(2)).teams).toBe(0);
    },
  );

  it('without having said yes may look on, however often', async () => {
    const [ada] = await event.seekers('React');
    for (const _ of [1, 2, 3]) {
      const [other] = await event.seekers('Go');
      await event.open(2);
      expect((await event.answer(ada, 'no')).status).toBe(200);
      await stop(other);
    }
    expect((await event.look(ada)).status).toBe(204);
    const [cleo] = await event.seekers('Figma');
    await event.open(2);
    expect((await event.teamOf(ada))?.members).toEqual(idsOf([ada, cleo]));
  });

  it.each<[string, (owner: Person, projectId: string) => Promise<unknown>]>([
    ['archives', (owner, id) => api.call(owner, `PATCH /api/projects/${id}`, { body: { status: 'Archived' } })],
    ['deletes', (owner, id) => api.call(owner, `DELETE /api/projects/${id}`)],
  ])('because they %s the project that others would join does so as its owner', async (_, end) => {
    const owner = await aPerson(api, { name: 'Olga' });
    const { hackathonId } = event;
    for (const _time of [1, 2]) {
      const { id: projectId } = await aProject(api, { owner, hackathonId });
      expect((await event.look(owner, { projectId })).status).toBe(204);
      const [ada] = await event.seekers('React');
      await event.open(2);
      await event.answer(owner, 'yes');
      await end(owner, projectId);
      await event.keepUp();
      await stop(ada);
    }
    expect(await event.look(owner)).toMatchObject(isRefused);
  });

  it('as a member of a project, by a block, keeps its team from a third one, until the owner parts with them', async () => {
    const owner = await aPerson(api, { name: 'Olga' });
    const { hackathonId } = event;
    const project = await aProject(api, { owner, hackathonId });
    const member = await aMember(api, project, owner);
    for (const _time of [1, 2]) {
      await event.look(owner, { projectId: project.id });
      const [ada] = await event.seekers('React');
      await event.open(3);
      await event.answer(owner, 'yes');
      await api.call(member, 'POST /api/blocks', { body: { userId: ada.uid } });
      await event.keepUp();
      expect((await event.teamOf(ada))?.state).toBe('ended');
      await stop(ada);
    }
    await event.look(owner, { projectId: project.id });
    const [cleo] = await event.seekers('Figma');
    expect((await event.open(3)).teams).toBe(0);
    expect((await event.read(owner)).unplacedBecause).toBe(BY_TEAM);
    expect(await event.look(member)).toMatchObject(isRefused);
    await api.call(owner, `POST /api/projects/${project.id}/removals`, {
      body: { userId: member.uid, words: 'We part.' },
    });
    await event.open(3);
    expect((await event.teamOf(cleo))?.members).toEqual(idsOf([owner, cleo]));
    await api.call(owner, `DELETE /api/hackathons/${hackathonId}/team-search?projectId=${project.id}`);
    expect((await event.look(owner)).status).toBe(204);
  });

  /** The project has one seat, and its owner has said yes to somebody for it, twice. */
  async function loseSeatsTwice(lose: (owner: Person, project: ProjectEntity) => Promise<unknown>): Promise<Person> {
    const owner = await aPerson(api, { name: 'Olga' });
    for (const _time of [1, 2]) {
      const project = await aProject(api, { owner, hackathonId: event.hackathonId, maxTeamSize: 3 });
      await aMember(api, project, owner);
      expect((await event.look(owner, { projectId: project.id })).status).toBe(204);
      const [ada] = await event.seekers('React');
      await event.open(3);
      await event.answer(owner, 'yes');
      await lose(owner, project);
      await event.keepUp();
      expect((await event.teamOf(ada))?.state).toBe('ended');
      await stop(ada);
      await api.call(owner, `DELETE /api/hackathons/${event.hackathonId}/team-search?projectId=${project.id}`);
    }
    return owner;
  }

  it('is not the owner whose last seat an invited person takes', async () => {
    const owner = await loseSeatsTwice(async (sender, project) => {
      const receiver = await aPerson(api);
      const { id } = await anInvite(api, project, { sender, receiver });
      expect((await api.call(receiver, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } })).status).toBe(200);
    });
    // For another reason.
    expect((await event.look(owner)).body.code).toBe('team_search.on_team');
  });

  it('is the owner who makes the team smaller', async () => {
    const owner = await loseSeatsTwice((one, { id }) =>
      api.call(one, `PATCH /api/projects/${id}`, { body: { maxTeamSize: 2 } }),
    );
    expect(await event.look(owner)).toMatchObject(isRefused);
  });

  it('is forgotten once the event is over', async () => {
    await event.seekers('React', 'Go');
    await event.open(2);
    const keys = () =>
      api.database.query(
        `SELECT part.identity, part.address FROM team_proposal_parts part JOIN team_proposals t ON t.id = part.proposal_id
         JOIN team_rounds r ON r.id = t.round_id WHERE r.hackathon_id = $1`,
        [event.hackathonId],
      );
    const hmac = expect.stringMatching(/^[\w-]{43}$/);
    expect(await keys()).toEqual(Array(2).fill({ identity: hmac, address: hmac }));
    await api.database.manager.update(HackathonEntity, { id: event.hackathonId }, { eventDate: '2020-01-01' });
    await event.keepUp();
    expect(await keys()).toEqual(Array(2).fill({ identity: null, address: null }));
  });
});
