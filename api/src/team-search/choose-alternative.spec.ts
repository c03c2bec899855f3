import type { TeamProposal } from '@crewdeck/contract';
import { HackathonEntity } from '../hackathons/hackathon.entity.ts';
import { aPerson } from '../testing/builders.ts';
import { EventTeams, idsOf } from '../testing/event-teams.ts';
import { LiveReader } from '../testing/live-reader.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

describe('somebody for whom two teams are close', () => {
  let api: TestApi;
  let event: EventTeams;
  /** Of Star Map and of Tide Clock. */
  let owners: readonly Person[];
  let seekers: readonly Person[];
  /** Who may choose, and the owners of their project and of the other one. */
  let chooser: Person;
  let own: Person;
  let other: Person;
  /** On the team of the other project. */
  let otherMate: Person;
  let proposal: TeamProposal;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  const choose = (id: string, by = chooser) => event.choose(id, by);
  const alternativeOf = async (person: Person) => (await event.read(person)).proposal?.alternative;
  const rows = (): Promise<object[]> =>
    api.database.query('SELECT FROM proposal_alternatives WHERE proposal_id = $1 OR other_id = $1', [proposal.id]);
  const refused = (code: string) => ({ status: 409, body: { code } });

  /** Two projects, and people with one skill each, in a round of teams of `size`. */
  async function open(size: number, ...skills: string[]) {
    event = await EventTeams.at(api);
    owners = [await event.owner('Star Map'), await event.owner('Tide Clock')];
    seekers = await event.seekers(...skills);
    await event.open(size);
    for (const seeker of seekers) {
      const found = (await event.read(seeker)).proposal;
      if (!found?.alternative) continue;
      [chooser, proposal] = [seeker, found];
    }
    const isOn = (person: Person) => proposal.members.some(({ id }) => id === person.profileId);
    [own, other] = owners.toSorted((one, two) => Number(isOn(two)) - Number(isOn(one))) as [Person, Person];
    const [mate] = seekers.filter((seeker) => !isOn(seeker));
    if (!mate) throw new Error('The other team has nobody.');
    otherMate = mate;
  }

  describe('with four people in two teams', () => {
    beforeEach(() => open(3, 'React', 'React', 'React', 'React'));

    it('is shown the other project, each open seat to one person, and to nobody who has answered', async () => {
      const offered = await Promise.all([...seekers, ...owners].map(alternativeOf));
      const titles = offered.flatMap((one) => one?.title ?? []).sort();
      expect(titles).toEqual(['Star Map', 'Tide Clock']);
      expect(proposal.alternative?.title).not.toBe(proposal.project?.title);
      expect(proposal.alternative?.reasons).toContain('Together you cover React person, and know React.');
      await event.answer(chooser, 'yes');
      expect(await alternativeOf(chooser)).toBeNull();
      expect(await choose(proposal.id)).toMatchObject(refused('team_proposal.no_alternative'));
    });

    it('is told whose the other project is and what it is about, while they may see its page', async () => {
      expect(proposal.alternative?.page).toEqual({ ownerName: expect.any(String), description: expect.any(String) });
      await changeOther({ collaborationType: 'Invite only' });
      expect(await alternativeOf(chooser)).toMatchObject({ title: proposal.alternative?.title, page: null });
    });

    it('moves to it, and both teams are asked again and become teams', async () => {
      for (const person of [own, otherMate, other]) await event.answer(person, 'yes');
      await api.database.manager.update(HackathonEntity, event.hackathonId, { techStack: ['Swift', 'React'] });
      const { status, body } = await choose(proposal.id);
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: 'open', answer: 'waiting', mayAnswer: true, alternative: null });
      expect(body.project).toEqual({ id: proposal.alternative?.id, title: proposal.alternative?.title });
      expect(body.missing).toEqual(['Swift']);
      expect(body.members).toHaveLength(4);
      expect(body.members.every(({ answer }) => answer === 'waiting')).toBe(true);
      expect(await event.teamOf(chooser)).toEqual(await event.teamOf(other));

      const left = await event.read(own);
      expect(left.proposal).toMatchObject({ id: proposal.id, state: 'open', answer: 'waiting' });
      expect(left.proposal?.members).toHaveLength(2);
      for (const person of [own, other, otherMate])
        expect(await event.toldOf(person)).toEqual(['team_proposed', 'team_proposed']);
      expect(await event.toldOf(chooser)).toEqual(['team_proposed']);

      for (const person of [...seekers, ...owners]) await event.answer(person, 'yes');
      expect((await event.read(chooser)).proposal).toMatchObject({ state: 'formed', project: body.project });
      expect((await event.read(own)).proposal?.state).toBe('formed');
    });

    it('is seen at once in open pages of both teams', async () => {
      const streams = await Promise.all([own, other, otherMate].map((person) => LiveReader.open(api.url, person)));
      for (const stream of streams) await stream.until(({ beats }) => beats > 0);
      const before = streams.map(({ last }) => last);
      await choose(proposal.id);
      for (const [index, stream] of streams.entries()) await stream.until(({ last }) => last !== before[index]);
      for (const stream of streams) stream.leave();
    });

    it('is told so when another person takes the seat at the same time', async () => {
      const mate = seekers.find(
        ({ profileId }) => profileId !== chooser.profileId && proposal.members.some(({ id }) => id === profileId),
      );
      if (!mate) throw new Error('The team has one person.');
      await api.database.query(
        `INSERT INTO proposal_alternatives (proposal_id, search_id, other_id, reasons)
         SELECT a.proposal_id, s.id, a.other_id, a.reasons FROM proposal_alternatives a, team_searches s
         WHERE a.proposal_id = $1 AND s.user_id = $2`,
        [proposal.id, mate.profileId],
      );
      const answers = await Promise.all([choose(proposal.id), choose(proposal.id, mate)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)).toMatchObject(refused('team_proposal.no_alternative'));
      expect((await event.teamOf(other))?.members).toHaveLength(4);
    });

    it.each([
      [
        'somebody there has blocked them',
        () => api.call(otherMate, 'POST /api/blocks', { body: { userId: chooser.uid } }),
      ],
      [
        'they have blocked somebody there',
        () => api.call(chooser, 'POST /api/blocks', { body: { userId: other.uid } }),
      ],
      ['somebody there avoids them', () => avoid(otherMate, chooser)],
      ['they avoid somebody there', () => avoid(chooser, other)],
      ['its owner is hidden', () => decide('hide')],
      ['its owner is suspended', () => decide('suspend')],
      ['its seat is taken', () => changeOther({ maxTeamSize: 3 })],
      ['it is archived', () => changeOther({ status: 'Archived' })],
      ['somebody there has said no', () => event.answer(otherMate, 'no')],
      ['its team has deleted an account', () => api.call(otherMate, 'DELETE /api/account')],
    ])('has no choice any more when %s', async (_, happens) => {
      expect((await happens()).status).toBeLessThan(300);
      expect(await alternativeOf(chooser)).toBeNull();
      expect(await choose(proposal.id)).toMatchObject(refused('team_proposal.no_alternative'));
      expect(await event.teamOf(chooser)).toMatchObject({ state: 'open' });
    });

    it('has no choice when the first team is over, and nobody else has it', async () => {
      const stranger = await aPerson(api);
      expect((await choose(proposal.id, stranger)).body.code).toBe('team_proposal.not_found');
      await event.answer(own, 'no');
      expect(await choose(proposal.id)).toMatchObject(refused('team_proposal.over'));
    });

    it('leaves nothing of a choice that names skills of a deleted account', async () => {
      expect(await rows()).not.toEqual([]);
      await api.call(own, 'DELETE /api/account');
      expect(await rows()).toEqual([]);
    });
  });

  it('leaves a team that becomes too small, whose people look on', async () => {
    await open(2, 'React', 'Go');
    const before = await event.teamOf(own);
    expect(before?.members).toEqual(idsOf([own, chooser]));
    expect((await choose(proposal.id)).body.members).toHaveLength(3);
    expect((await event.read(own)).proposal).toMatchObject({ id: proposal.id, state: 'ended' });
    await event.keepUp();
    expect((await event.read(own)).unplacedBecause).not.toBeNull();
  });

  const avoid = (person: Person, avoided: Person) =>
    api.call(person, `PUT /api/hackathons/${event.hackathonId}/team-search/wishes`, {
      body: { likes: [], avoids: [avoided.profileId] },
    });
  const decide = (action: string) =>
    api.call(anOps(), `POST /api/abuse-reports/person/${other.profileId}/decisions`, {
      body: { action, reason: 'Words' },
    });
  const changeOther = (body: object) => api.call(other, `PATCH /api/projects/${proposal.alternative?.id}`, { body });
});
