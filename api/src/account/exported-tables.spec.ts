import { type AccountExport } from '@crewdeck/contract';
import { aHackathon, aMember, anInvite, aPerson, aProject, inDays } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { aPushSubscription, PUSH_KEYS } from '../testing/push-service.ts';
import { anOps } from '../testing/release-builders.ts';
import { aTeamProposal } from '../testing/team-proposals.ts';
import { TestApi } from '../testing/test-api.ts';

/** The part of the export that has what a table holds of a person. */
const EXPORTED: Record<string, readonly (keyof AccountExport)[]> = {
  abuse_reports: ['reports'],
  activities: ['activities'],
  announcement_refusals: ['refusedAnnouncements'],
  announcements: ['announcements'],
  blocks: ['blocks'],
  calendars: ['calendars'],
  covers: ['projects'],
  hackathon_organisers: ['organisedHackathons'],
  interests: ['interests'],
  invites: ['invitesReceived', 'invitesSent'],
  organiser_events: ['organiserActions'],
  pictures: ['profile'],
  notification_refusals: ['refusedNotifications'],
  project_members: ['memberships'],
  project_credits: ['projectCredits'],
  project_results: ['projectResults'],
  projects: ['projects'],
  shown_fits: ['shownFits'],
  push_subscriptions: ['pushSubscriptions'],
  quota_uses: ['countedActions'],
  team_links: ['teamLinks'],
  team_meeting_answers: ['teamMeetings'],
  team_meetings: ['teamMeetings'],
  team_notes: ['teamNotes'],
  team_proposal_parts: ['teamSearches', 'brokenProposals'],
  team_proposals: ['teamSearches'],
  team_searches: ['teamSearches'],
  users: ['profile'],
  wishes: ['wishes'],
  webhooks: ['webhooks'],
};

/** What holds nothing of a person, or what nobody may take away. */
const EXCLUDED: Record<string, string> = {
  departed_blocks: 'hashes of people who are gone; the person whom one has blocked could be recognized',
  departures: 'hashes of people who are gone; the next profile of the same identity shows what holds',
  deploy_tokens: 'of a module, by ops',
  edges: 'of servers',
  hackathons: 'of events, by ops',
  hidden_covers: 'hashes of covers that ops have hidden; the project shows what holds',
  hidden_pictures: 'hashes of pictures that ops have hidden; the profile shows what holds',
  limit_counts: 'calls of the last minutes',
  invite_lists: 'a version of the two lists of invites, nothing else',
  migrations: 'of the schema',
  moderation_events: 'the log of ops, who read of dismissed reports; the profile shows what holds',
  network_salts: 'random numbers of a day',
  planned_team_rounds: 'of events; the events of organisers say who',
  proposal_alternatives: 'between which teams a round lets them choose; the page of the event shows it while it holds',
  registry: 'of modules',
  release_channels: 'of modules',
  release_events: 'the log of what ops did to modules',
  release_previews: 'of modules, by ops',
  release_reports: 'of browsers, with networks hashed by a secret of the day',
  release_sightings: 'of browsers, with networks hashed by a secret of the day',
  releases: 'of modules',
  team_rounds: 'of events, by ops',
  webhook_deliveries: 'that webhooks were told of what the team room and activities show',
};

/** Columns that refer to people and whose rows the export of the person leaves out. */
const COLUMNS_OF_OTHERS: Record<string, string> = {
  'activities.person_id': 'what another is told of the person',
  'blocks.blocked_id': 'whoever blocks is not told of',
  'departed_blocks.blocker_id': 'as the table',
  'hidden_pictures.user_id': 'as the table',
  'invite_lists.user_id': 'as the table',
  'shown_fits.subject_id': 'to whom others they were shown is told to nobody',
  'webhook_deliveries.person_id': 'as the table',
  'wishes.person_id': 'what others wish is told to nobody',
  'organiser_events.person_id': 'what organisers decided on the person; their own list says what holds',
};

const COLUMNS_OF_A_PERSON = [
  'abuse_reports.reporter_id',
  'activities.user_id',
  'announcement_refusals.user_id',
  'announcements.sent_by',
  'blocks.blocker_id',
  'calendars.user_id',
  'hackathon_organisers.user_id',
  'interests.user_id',
  'invites.receiver_id',
  'invites.sender_id',
  'notification_refusals.user_id',
  'organiser_events.actor_id',
  'project_credits.user_id',
  'pictures.user_id',
  'project_members.user_id',
  'projects.handover_to',
  'projects.owner_id',
  'push_subscriptions.user_id',
  'shown_fits.viewer_id',
  'team_links.added_by',
  'team_meeting_answers.user_id',
  'team_meetings.proposed_by',
  'team_notes.author_id',
  'team_searches.user_id',
  'wishes.user_id',
];

describe('the export of an account', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start(PUSH_KEYS);
  });

  afterAll(() => api.stop());

  const found = async (statement: string) =>
    (await api.database.query<{ name: string }[]>(statement)).map(({ name }) => name).sort();

  it('has each table, or names why not', async () => {
    const tables = await found(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`);
    expect(Object.keys({ ...EXPORTED, ...EXCLUDED }).sort()).toEqual(tables);
  });

  it('has what each column that refers to a person holds of them, or names why not', async () => {
    const columns = await found(
      `SELECT c.conrelid::regclass || '.' || a.attname AS name
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
       WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass`,
    );
    expect([...COLUMNS_OF_A_PERSON, ...Object.keys(COLUMNS_OF_OTHERS)].sort()).toEqual(columns);
  });

  it('of somebody with something in each table has something in each part', async () => {
    const person = await somebodyWithEverything();
    const { body } = await api.call<AccountExport>(person, 'GET /api/account/export');
    const { exportedAt: _, ...parts } = body;
    expect(Object.keys(parts).sort()).toEqual([...new Set(Object.values(EXPORTED).flat())].sort());
    for (const [part, value] of Object.entries(parts)) expect([part, value]).not.toEqual([part, []]);
    expect(body).toMatchObject({
      profile: { email: person.email },
      memberships: [{ isAskedToOwn: true }],
      brokenProposals: [{ hackathon: { title: 'Jam' } }],
      refusedNotifications: [{ channel: 'mail', topic: 'projects' }],
    });
    expect(body.countedActions.map(({ action }) => action).sort()).toEqual([
      'change',
      'change',
      'change',
      'change',
      'change',
      'change',
      'interest',
      'meeting',
      'note',
      'report',
    ]);
  });

  it('has nothing of others', async () => {
    await somebodyWithEverything();
    const { body } = await api.call<AccountExport>(await aPerson(api), 'GET /api/account/export');
    expect([body.refusedNotifications, body.brokenProposals, body.countedActions]).toEqual([[], [], []]);
  });

  async function somebodyWithEverything(): Promise<Person> {
    const other = await aPerson(api);
    const handed = await aProject(api, { owner: other });
    const person = await aMember(api, handed, other);
    const call = (request: Parameters<TestApi['call']>[1], body?: object, by = person) =>
      api.call(by, request, { body });
    await call(`PUT /api/projects/${handed.id}/handover`, { userId: person.uid }, other);
    const mine = await aProject(api, { owner: person });
    await anInvite(api, mine, { sender: person, receiver: other });
    await call(`POST /api/projects/${mine.id}/links`, { url: 'https://github.com/crew/map' });
    await call(`POST /api/projects/${mine.id}/notes`, { words: 'We meet on Monday.' });
    const meeting = { title: 'First meeting', startsAt: inDays(1), minutes: 60 };
    await call(`POST /api/projects/${mine.id}/meetings`, meeting);
    await call(`POST /api/projects/${mine.id}/webhooks`, { url: 'https://hooks.test/crew' });
    await call(`PATCH /api/projects/${mine.id}`, { status: 'Completed' });
    await call(`PUT /api/projects/${mine.id}/result`, { place: 'First place' });
    await call(`PUT /api/projects/${mine.id}/credit`, { words: 'The map' });
    await call('POST /api/account/calendar');
    const asking = await aProject(api, { owner: other });
    await call('POST /api/interests', { userId: person.uid, projectId: asking.id });
    await call('POST /api/abuse-reports', { subject: { kind: 'project', id: asking.id }, category: 'spam' });
    await call('POST /api/blocks', { userId: (await aPerson(api)).uid });
    await call('POST /api/account/push-subscriptions', aPushSubscription());
    await call('PUT /api/account/notifications', { mail: { refused: ['projects'] }, push: { refused: [] } });
    const jam = await aHackathon(api, 'Jam');
    const proposalId = await aTeamProposal(api, jam, [person, other]);
    await call(`PUT /api/hackathons/${jam}/team-search/wishes`, { likes: [], avoids: [other.profileId] });
    await api.database.query(
      `INSERT INTO shown_fits (viewer_id, subject_id, project_id, position, is_strong, is_newcomer, reasons)
       VALUES ($1, $1, $2, '1-3', true, false, '{roles}')`,
      [person.profileId, asking.id],
    );
    const organised = await aHackathon(api, 'Climate Hack');
    await api.call(anOps(), `PUT /api/hackathons/${organised}/organisers/${person.uid}`);
    await call(`PUT /api/hackathons/${organised}/organisers/${other.uid}`);
    await call(`POST /api/hackathons/${organised}/announcements`, { words: 'Doors open at nine.' });
    await call(`PUT /api/hackathons/${organised}/announcements/refusal`);
    for (const answer of ['yes', 'no']) await call(`POST /api/team-proposals/${proposalId}/answer`, { answer });
    return person;
  }
});
