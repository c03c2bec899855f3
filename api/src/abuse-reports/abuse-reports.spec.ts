import type { AbuseReport, ReportAbuse } from '@crewdeck/contract';
import { aPerson, aProject } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { TestApi } from '../testing/test-api.ts';

const LIMIT = 4;

describe('a report of abuse', () => {
  let api: TestApi;
  let reporter: Person;
  let person: Person;

  beforeAll(async () => {
    api = await TestApi.start({ ABUSE_REPORTS_PER_DAY: String(LIMIT) });
    person = await aPerson(api);
  });

  beforeEach(async () => {
    reporter = await aPerson(api);
  });

  afterAll(() => api.stop());

  const report = (subject: ReportAbuse['subject'], words?: string) => {
    const body: ReportAbuse = { subject, category: 'spam', words };
    return api.call<AbuseReport>(reporter, 'POST /api/abuse-reports', { body });
  };

  it('is kept with its words', async () => {
    const { status, body } = await report({ kind: 'person', id: person.profileId }, ' Sells \u202e shoes ');
    expect(status).toBe(201);
    expect(await api.database.query('SELECT * FROM abuse_reports WHERE id = $1', [body.id])).toMatchObject([
      { reporter_id: reporter.profileId, subject_id: person.profileId, words: 'Sells  shoes', closed_at: null },
    ]);
  });

  it('is made once of one thing while it is open, also when it is made ten times at once', async () => {
    const project = await aProject(api, { owner: person });
    const subject = { kind: 'project', id: project.id } as const;
    const statuses = (await Promise.all([1, 2, 3].map(() => report(subject)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    expect(await report(subject)).toMatchObject({ body: { code: 'report.already_made' } });
    await api.database.query('UPDATE abuse_reports SET closed_at = now() WHERE subject_id = $1', [project.id]);
    expect((await report(subject)).status).toBe(201);
  });

  it('is about what the reporter may see, and not about themselves', async () => {
    const hidden = await aProject(api, { owner: person, collaborationType: 'Invite only' });
    expect(await report({ kind: 'project', id: hidden.id })).toMatchObject({ body: { code: 'project.not_found' } });
    expect(await report({ kind: 'person', id: hidden.id })).toMatchObject({ body: { code: 'user.not_found' } });
    expect(await report({ kind: 'person', id: reporter.profileId })).toMatchObject({
      body: { code: 'report.to_self' },
    });
    await api.call(reporter, 'POST /api/blocks', { body: { userId: person.uid } });
    expect((await report({ kind: 'person', id: person.profileId })).status).toBe(201);
  });

  it('has a limit for a day', async () => {
    for (let made = 0; made < LIMIT; made += 1) {
      const { profileId } = await aPerson(api);
      expect((await report({ kind: 'person', id: profileId })).status).toBe(201);
    }
    expect(await report({ kind: 'person', id: person.profileId })).toMatchObject({
      status: 429,
      body: { error: `You've made ${LIMIT} reports in a day. Try again tomorrow.` },
    });
  });
});
