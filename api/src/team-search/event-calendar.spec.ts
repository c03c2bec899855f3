import { HackathonEntity } from '../hackathons/hackathon.entity.ts';
import { aHackathon } from '../testing/builders.ts';
import { TestApi } from '../testing/test-api.ts';

describe('the calendar file of an event', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  async function fileOf(values: Partial<HackathonEntity>): Promise<string> {
    const id = await aHackathon(api, 'Campus Jam');
    await api.database.manager.update(HackathonEntity, { id }, values);
    return (await api.call<string>(null, `GET /api/hackathons/${id}/calendar`)).body;
  }

  it('has its times in UTC', async () => {
    const [startsAt, endsAt] = [new Date('2027-03-06T18:00:00+01:00'), new Date('2027-03-07T12:30:00+01:00')];
    const file = await fileOf({ startsAt, endsAt });
    for (const line of ['SUMMARY:Campus Jam', 'DTSTART:20270306T170000Z', 'DTEND:20270307T113000Z'])
      expect(file).toContain(`${line}\r\n`);
  });

  it('is a whole day where no time is known', async () => {
    expect(await fileOf({ eventDate: '2027-03-06' })).toContain('DTSTART;VALUE=DATE:20270306\r\n');
  });

  it('is of an event that there is', async () => {
    const answer = await api.call(null, 'GET /api/hackathons/00000000-0000-4000-8000-000000000000/calendar');
    expect(answer).toMatchObject({ status: 404, body: { code: 'hackathon.not_found' } });
  });
});
