import { CHECK_IN_DAYS, LIMITS, LONGEST_TIME_ZONE } from '@crewdeck/contract';
import { TestApi } from '../src/testing/test-api.ts';

/** Numbers that the schema holds as literals. One that changes needs a migration as well. */
const SIZES: [string, number][] = [
  ['abuse_reports_quote_size', LIMITS.teamNote],
  ['abuse_reports_words_size', LIMITS.abuseWords],
  ['interests_role_size', LIMITS.role],
  ['announcements_words_size', LIMITS.announcement],
  ['interests_words_size', LIMITS.note],
  ['invites_note_size', LIMITS.note],
  ['invites_role_size', LIMITS.role],
  ['project_credits_given_role_size', LIMITS.role],
  ['project_credits_words_size', LIMITS.creditWords],
  ['project_results_place_size', LIMITS.place],
  ['project_results_words_size', LIMITS.resultWords],
  ['projects_title_size', LIMITS.title],
  ['push_subscriptions_endpoint_size', LIMITS.pushEndpoint],
  ['team_links_url_size', LIMITS.url],
  ['team_meetings_minutes_size', LIMITS.meetingMinutesMax],
  ['team_meetings_title_size', LIMITS.title],
  ['team_meetings_url_size', LIMITS.url],
  ['team_notes_words_size', LIMITS.teamNote],
  ['users_bio_size', LIMITS.bio],
  ['users_featured_projects_size', LIMITS.featuredProjects],
  ['users_hours_per_week_size', LIMITS.hoursPerWeek],
  ['users_name_size', LIMITS.name],
  ['users_skills_size', LIMITS.skillsPerProfile],
  ['users_time_zone_size', LONGEST_TIME_ZONE],
];

describe('a constant of the contract', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  const textOf = async (statement: string, name: string) => {
    const [row] = await api.database.query<{ text: string }[]>(statement, [name]);
    return row?.text;
  };

  it.each(SIZES)('is what the constraint %s has: %d', async (name, size) => {
    const text = await textOf('SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = $1', name);
    expect(text?.match(/\d+/g)?.at(-1)).toBe(String(size));
  });

  it('is when a new member is asked first', async () => {
    const text = await textOf(
      `SELECT pg_get_expr(d.adbin, d.adrelid) AS text FROM pg_attrdef d JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
       WHERE d.adrelid = 'project_members'::regclass AND a.attname = $1`,
      'next_check_in_at',
    );
    expect(text).toContain(`'${CHECK_IN_DAYS} days'`);
  });
});
