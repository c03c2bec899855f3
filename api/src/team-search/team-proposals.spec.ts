import type { Activity, Collaboration, ProjectPage } from '@crewdeck/contract';
import { HackathonEntity } from '../hackathons/hackathon.entity.ts';
import { aPerson } from '../testing/builders.ts';
import { EventTeams, idsOf } from '../testing/event-teams.ts';
import { LiveReader } from '../testing/live-reader.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

describe('a team for an event', () => {
  let api: TestApi;
  let event: EventTeams;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    event = await EventTeams.at(api);
  });

  afterAll(() => api.stop());

  it('is proposed to everybody who looks, with reasons and what is missing, and to nobody else', async () => {
    const [ada, bob, cleo] = await event.seekers('React', 'Go', 'Figma');
    await api.database.manager.update(HackathonEntity, event.hackathonId, { techStack: ['Swift', 'react'] });
    expect(await event.open(3)).toEqual({ teams: 1, unplaced: [] });

    const { proposal, isSeeking } = await event.read(ada);
    expect(isSeeking).toBe(true);
    expect(proposal).toMatchObject({ state: 'open', answer: 'waiting', mayAnswer: true, project: null });
    expect(proposal?.missing).toEqual(['Swift']);
    expect(proposal?.members.map(({ id }) => id).sort()).toEqual(idsOf([ada, bob, cleo]));
    expect(proposal?.members.every(({ answer }) => answer === 'waiting')).toBe(true);
    expect(proposal?.reasons).toContain(
      'Together you cover Figma person, Go person and React person, and know React, Figma and Go.',
    );
    const stranger = await aPerson(api);
    expect((await event.read(stranger)).proposal).toBeNull();
    const refused = { status: 404, body: { code: 'team_proposal.not_found' } };
    expect(await event.answerTo(proposal?.id, stranger, 'yes')).toMatchObject(refused);

    const { body } = await api.call<Activity[]>(bob, 'GET /api/activities');
    const jam = { project: { id: null, title: 'Campus Jam' }, hackathonId: event.hackathonId };
    expect(body).toMatchObject([{ kind: 'team_proposed', person: null, ...jam }]);
  });

  it('tells the open pages of its people of the round, each answer and the last yes', async () => {
    const people = await event.seekers('React', 'Go', 'Figma');
    const [ada, bob, cleo] = people;
    const streams = await Promise.all(people.map((person) => LiveReader.open(api.url, person)));
    const areTold = async (act: () => Promise<unknown>) => {
      const before = streams.map(({ last }) => last);
      await act();
      for (const [index, stream] of streams.entries()) await stream.until(({ last }) => last !== before[index]);
    };
    for (const stream of streams) await stream.until(({ beats }) => beats > 0);
    await areTold(() => event.open(3));
    await areTold(() => event.answer(bob, 'yes'));
    await areTold(() => event.answer(ada, 'yes'));
    await areTold(() => event.answer(cleo, 'yes'));
    for (const stream of streams) stream.leave();
  });

  it.each<[string, (bob: Person) => Promise<unknown>]>([
    ['a no', (bob) => event.answer(bob, 'no')],
    ['the end of a search', (bob) => api.call(bob, `DELETE /api/hackathons/${event.hackathonId}/team-search`)],
    ['the end of its day', endDayAlone],
  ])('tells the open pages of its people of %s', async (_, act) => {
    const [ada, bob] = await event.seekers('React', 'Go');
    await event.open(2);
    const stream = await LiveReader.open(api.url, ada);
    await stream.until(({ beats }) => beats > 0);
    const before = stream.last;
    await act(bob);
    await stream.until(({ last }) => last !== before);
    stream.leave();
  });

  /** The other one looks no more, so that no other team is proposed, of which people are told anyway. */
  async function endDayAlone(bob: Person): Promise<void> {
    await api.database.query('UPDATE team_searches SET ended_at = now() WHERE user_id = $1', [bob.profileId]);
    await event.endDay();
    await event.keepUp();
  }

  it('is counted for ops alone', async () => {
    await event.seekers('React', 'Go');
    await event.open(2);
    const path = `GET /api/hackathons/${event.hackathonId}/team-search` as const;
    const { body } = await api.call<{ rounds: unknown }>(anOps(), path);
    const round = { id: expect.any(String), openedBy: expect.any(String), openedAt: expect.any(String), teamSize: 2 };
    expect(body.rounds).toEqual([{ ...round, proposals: { open: 1, formed: 0, ended: 0 } }]);
    expect((await event.read(await aPerson(api))).rounds).toBeNull();
  });

  it('is made once all said yes: who was first owns it, the others join, though nobody has sent an invite', async () => {
    const [ada, bob, cleo] = await event.seekers('React', 'Go', 'Figma');
    await event.open(3);
    expect((await event.answer(bob, 'yes')).body).toMatchObject({ state: 'open', answer: 'yes' });
    await event.answer(ada, 'yes');
    const { body: formed } = await event.answer(cleo, 'yes');
    const title = "Seeker2's team for Campus Jam";
    expect(formed).toMatchObject({ state: 'formed', mayAnswer: false, project: { title } });

    const { body: page } = await api.call<ProjectPage>(cleo, `GET /api/projects/${formed.project?.id}`);
    expect(page).toMatchObject({ title, visibility: 'Invite Only', maxTeamSize: 3, openSeats: 0 });
    expect(page.owner.id).toBe(bob.profileId);
    expect(page.hackathon?.id).toBe(event.hackathonId);
    expect(page.team?.map(({ id, role }) => [id, role]).sort()).toEqual(
      [
        [bob.profileId, 'Owner'],
        [ada.profileId, 'React person'],
        [cleo.profileId, 'Figma person'],
      ].sort(),
    );
    expect((await api.call(null, `GET /api/projects/${formed.project?.id}`)).status).toBe(404);
    const { body: places } = await api.call<Collaboration[]>(ada, `GET /api/users/${ada.uid}/collaborations`);
    expect(places).toMatchObject([{ title, role: 'React person' }]);
    expect((await api.call(ada, `GET /api/invites/user/${ada.uid}`)).body).toEqual([]);
    expect((await api.call(bob, `GET /api/invites/sent/${bob.uid}`)).body).toEqual([]);

    expect(await event.toldOf(ada)).toEqual(['team_formed', 'team_proposed']);
    expect(await event.toldOf(bob)).toEqual(['team_formed', 'team_proposed']);
    expect(await event.toldOf(cleo)).toEqual(['team_proposed']);
    expect(await event.read(ada)).toMatchObject({ seekers: 0, isSeeking: false, proposal: { state: 'formed' } });
    await api.call(ada, `POST /api/projects/${formed.project?.id}/leave`);
    expect((await event.read(ada)).proposal).toBeNull();
  });

  it('counts whom ops have hidden since it was made, and names them no more', async () => {
    const [ada, bob] = await event.seekers('React', 'Go');
    await event.open(2);
    await event.answer(bob, 'yes');
    await event.answer(ada, 'yes');
    const decision = { action: 'hide', reason: 'Words' };
    await api.call(anOps(), `POST /api/abuse-reports/person/${bob.profileId}/decisions`, { body: decision });
    const { proposal } = await event.read(ada);
    expect(proposal).toMatchObject({ state: 'formed', size: 2, members: [{ id: ada.profileId }] });
  });

  it('that somebody declines is over: who said yes stay together and are placed again, who declined with others', async () => {
    const [ada, bob, cleo] = await event.seekers('React', 'Go', 'Figma');
    await event.open(3);
    await event.answer(ada, 'yes');
    await event.answer(bob, 'yes');
    const first = (await event.read(ada)).proposal?.id;
    expect((await event.answer(cleo, 'no')).body).toMatchObject({ state: 'ended', answer: 'no', mayAnswer: false });
    expect((await event.answerTo(first, ada, 'yes')).body.code).toBe('team_proposal.over');
    expect(await event.teamOf(ada)).toEqual({ state: 'ended', members: idsOf([ada, bob, cleo]) });
    const [_dora, _emil] = await event.seekers('Python', 'Swift');
    await event.keepUp();

    const ofAda = await event.teamOf(ada);
    expect(ofAda?.state).toBe('open');
    expect(ofAda?.members).toContain(bob.profileId);
    expect(ofAda?.members).not.toContain(cleo.profileId);
    const ofCleo = await event.teamOf(cleo);
    expect(ofCleo?.state).toBe('open');
    expect(ofCleo?.members).not.toContain(ada.profileId);
    expect(new Set([...(ofAda?.members ?? []), ...(ofCleo?.members ?? [])]).size).toBe(5);
    expect(await event.toldOf(ada)).toEqual(['team_proposed', 'team_proposed']);
  });

  it('is declined by whoever stops looking; who is left is told why there is none', async () => {
    const [ada, bob] = await event.seekers('React', 'Go');
    await event.open(2);
    await api.call(bob, `DELETE /api/hackathons/${event.hackathonId}/team-search`);
    expect((await event.read(bob)).proposal).toBeNull();
    await event.keepUp();
    const alone = 'There was nobody left to team up with.';
    expect(await event.read(ada)).toMatchObject({ unplacedBecause: alone, proposal: { state: 'ended' } });
    const { unplaced } = await event.open(2);
    expect(unplaced).toEqual([{ person: { id: ada.profileId, name: 'Seeker1 Of React' }, reason: alone }]);
    await event.look(bob);
    // They have declined each other.
    const noMatch = 'No team was a match this time. That can change as more people join the search.';
    expect((await event.open(2)).unplaced.map(({ reason }) => reason)).toEqual([noMatch, noMatch]);
  });

  it('waits for a day, and is over a second after it', async () => {
    const [ada, bob] = await event.seekers('React', 'Go');
    await event.open(2);
    await event.answer(ada, 'yes');
    await event.endDay();
    const { proposal } = await event.read(bob);
    expect(proposal).toMatchObject({ state: 'open', mayAnswer: false });
    const late = { status: 409, body: { code: 'team_proposal.over' } };
    expect(await event.answer(bob, 'yes')).toMatchObject(late);
  });

  it('that waits twice in vain ends the search of who says nothing, and only theirs', async () => {
    const [ada, bob] = await event.seekers('React', 'Go');
    await event.open(2);
    for (const _ of [1, 2]) {
      expect((await event.answer(ada, 'yes')).status).toBe(200);
      await event.endDay();
      await event.keepUp();
    }
    expect(await event.read(bob)).toMatchObject({ isSeeking: false, proposal: null });
    expect(await event.read(ada)).toMatchObject({ isSeeking: true });
    expect(await event.toldOf(bob)).toEqual(['team_search_ended', 'team_proposed', 'team_proposed']);
    expect(await event.toldOf(ada)).toEqual(['team_fell_through', 'team_proposed', 'team_proposed']);
    await event.look(bob);
    expect((await event.open(2)).teams).toBe(1);
  });

  describe('loses somebody', () => {
    let people: [Person, Person, Person, Person];

    beforeEach(async () => {
      people = await event.seekers('React', 'Go', 'Figma', 'Python');
      await event.open(4);
    });

    it.each<[string, (one: Person, other: Person) => Promise<unknown>]>([
      ['who deletes their account', (one) => api.call(one, 'DELETE /api/account')],
      ['whom ops hide', (one) => decide(one, 'hide')],
      ['whom ops suspend', (one) => decide(one, 'suspend')],
      ['who blocks another one', (one, other) => api.call(one, 'POST /api/blocks', { body: { userId: other.uid } })],
    ])('%s: it is over at once, and nobody of it can say yes', async (_, lose) => {
      const [one, other, third, fourth] = people;
      const proposalId = (await event.read(third)).proposal?.id;
      await event.answer(third, 'yes');
      await lose(one, other);
      expect((await event.read(fourth)).proposal).toBeNull();
      expect((await event.answerTo(proposalId, fourth, 'yes')).body.code).toBe('team_proposal.over');
      await event.keepUp();
      const again = await event.teamOf(third);
      expect(again?.state).toBe('open');
      const isWithBoth = again?.members.includes(one.profileId) && again.members.includes(other.profileId);
      expect(isWithBoth).toBe(false);
    });

    const decide = (person: Person, action: string) =>
      api.call(anOps(), `POST /api/abuse-reports/person/${person.profileId}/decisions`, {
        body: { action, reason: 'Words' },
      });
  });

  it('comes about no more once the event is over, and who looked is told so', async () => {
    const [ada, _bob] = await event.seekers('React', 'Go');
    await event.open(2);
    await api.database.manager.update(HackathonEntity, { id: event.hackathonId }, { eventDate: '2020-01-01' });
    expect((await event.answer(ada, 'yes')).body.code).toBe('hackathon.over');
    const path = `POST /api/hackathons/${event.hackathonId}/team-rounds` as const;
    expect((await api.call(anOps(), path, { body: { teamSize: 2 } })).body.code).toBe('hackathon.over');
    await event.keepUp();
    expect(await event.read(ada)).toMatchObject({ seekers: 0, isSeeking: false, proposal: null });
    expect(await event.toldOf(ada)).toEqual(['team_search_ended', 'team_proposed']);
  });
});
