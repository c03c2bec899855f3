import { EventTeams } from '../testing/event-teams.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

describe('a proposed team that falls through', () => {
  let api: TestApi;
  let event: EventTeams;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    event = await EventTeams.at(api);
  });

  afterAll(() => api.stop());

  it('tells who said no that it was their own, and nobody else', async () => {
    const [ada, bob] = await event.seekers('React', 'Go');
    await event.open(2);
    expect((await event.answer(ada, 'no')).body).toMatchObject({ answer: 'no', hasDeclined: true });
    expect((await event.read(ada)).proposal).toMatchObject({ state: 'ended', hasDeclined: true });
    expect((await event.read(bob)).proposal).toMatchObject({ state: 'ended', hasDeclined: false });
  });

  it('was declined by nobody where ops hid one of them', async () => {
    const [ada, _bob] = await event.seekers('React', 'Go');
    await event.open(2);
    const path = `POST /api/abuse-reports/person/${ada.profileId}/decisions` as const;
    await api.call(anOps(), path, { body: { action: 'hide', reason: 'Words' } });
    await event.keepUp();
    expect((await event.read(ada)).proposal).toMatchObject({ state: 'ended', answer: 'no', hasDeclined: false });
  });

  it('is news to who said yes, once, where there is no other team for them', async () => {
    const [ada, bob] = await event.seekers('React', 'Go');
    await event.open(2);
    await event.answer(ada, 'yes');
    await event.answer(bob, 'no');
    await event.keepUp();
    await event.open(2);
    expect(await event.toldOf(ada)).toEqual(['team_fell_through', 'team_proposed']);
    expect(await event.toldOf(bob)).toEqual(['team_proposed']);
  });

  it('is no news to who has stopped and looks again', async () => {
    const [ada, bob] = await event.seekers('React', 'Go');
    await event.open(2);
    await event.answer(ada, 'yes');
    await event.answer(bob, 'no');
    await api.call(ada, `DELETE /api/hackathons/${event.hackathonId}/team-search`);
    await event.look(ada);
    expect((await event.read(ada)).proposal).toBeNull();
    await event.open(2);
    expect(await event.toldOf(ada)).toEqual(['team_proposed']);
  });

  it('is no news of its own where another team is proposed instead', async () => {
    const [ada, bob, _cleo] = await event.seekers('React', 'Go', 'Figma');
    await event.open(3);
    await event.answer(ada, 'yes');
    await event.answer(bob, 'no');
    await event.keepUp();
    expect(await event.toldOf(ada)).toEqual(['team_proposed', 'team_proposed']);
  });
});
