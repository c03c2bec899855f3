import type { ReportedSubject, TeamSearch } from '@crewdeck/contract';
import { EXACT_TOTAL_LIMIT } from '@crewdeck/contract';
import { ActivitiesRepository } from '../src/activities/activities.repository.ts';
import { CollaborationsService } from '../src/collaborations/collaborations.service.ts';
import { DeparturesRepository } from '../src/departures/departures.repository.ts';
import { InterestsService } from '../src/interests/interests.service.ts';
import { EndInvitesService } from '../src/invites/end-invites.service.ts';
import { ProjectsService } from '../src/projects/projects.service.ts';
import { QuotasRepository } from '../src/quotas/quotas.repository.ts';
import { BreaksRepository } from '../src/team-search/breaks.repository.ts';
import { HindranceRepository } from '../src/team-search/hindrance.repository.ts';
import { TeamSearchRepository } from '../src/team-search/team-search.repository.ts';
import { queriesDuring } from '../src/testing/queries-during.ts';
import { anOps } from '../src/testing/release-builders.ts';
import { TestApi } from '../src/testing/test-api.ts';
import { wasteOf } from './plans.ts';
import { fillRowsToKeepUp, numbered } from './rows-to-keep-up.ts';

const ROWS = 100_000;
/** In a team that is proposed to them at the busy event. */
const SEEKER = { uid: 'u40', email: '40@x.test' };

describe('among a hundred thousand rows', () => {
  let api: TestApi;
  let busyEvent: string;

  beforeAll(async () => {
    api = await TestApi.start({ DATABASE_STATEMENT_TIMEOUT_MS: '20000' });
    await fillRowsToKeepUp(api.database, ROWS);
    [{ busyEvent }] = await api.database.query(`SELECT ${numbered('event', 1)} AS "busyEvent"`);
  }, 120_000);

  afterAll(() => api.stop());

  it.each<[string, (api: TestApi) => Promise<unknown>]>([
    ['expires invites', (of) => of.get(EndInvitesService).expire(500)],
    ['reminds of invites', (of) => of.get(EndInvitesService).remind(500)],
    ['closes interest', (of) => of.get(InterestsService).closeOld(500)],
    ['tells deadlines', (of) => of.get(ProjectsService).tellDeadlines(500)],
    ['asks who is still there', (of) => of.get(CollaborationsService).askToCheckIn(500)],
    ['asks who goes on', (of) => of.get(CollaborationsService).askWhoGoesOn(500)],
    ['forgets old activities', (of) => of.get(ActivitiesRepository).forgetOld(5000)],
    ['forgets old uses', (of) => of.get(QuotasRepository).forgetOld(5000)],
    ['forgets departures with nothing left to apply', (of) => of.get(DeparturesRepository).forgetEmpty(500)],
    ['forgets keys of past events', (of) => of.get(BreaksRepository).forget(of.database.manager, 1000)],
    ['finds the events with something to do', (of) => of.get(TeamSearchRepository).findDue()],
  ])('the upkeep %s in bounded steps, by an index', async (_, step) => {
    const sent = await queriesDuring(api, () => step(api));
    expect(sent.length).toBeGreaterThan(0);
    expect(await wasteOf(api, sent)).toEqual([]);
  });

  it.each(['open', 'decided'])('a page of %s reports is read by an index, and so is the next one', async (state) => {
    const ops = anOps();
    const read = (path: `GET ${string}`) => api.call<ReportedSubject[]>(ops, path);
    const { headers } = await read(`GET /api/abuse-reports?state=${state}&limit=50`);
    const next = /<(.+)>/.exec(headers.get('link') ?? '')?.[1];
    const sent = [
      ...(await queriesDuring(api, () => read(`GET /api/abuse-reports?state=${state}&limit=50`))),
      ...(await queriesDuring(api, () => read(`GET ${next}`))),
    ];
    expect(sent.length).toBeGreaterThan(2);
    expect(await wasteOf(api, sent)).toEqual([]);
  });

  it.each([
    ['a visitor', null],
    ['somebody with a proposal', SEEKER],
    ['ops', anOps()],
  ])('the team search of a busy event is read by an index for %s', async (_, person) => {
    const sent = await queriesDuring(api, () => api.call(person, `GET /api/hackathons/${busyEvent}/team-search`));
    expect(await wasteOf(api, sent)).toEqual([]);
  });

  it('whether somebody may look at a busy event is found by an index', async () => {
    const [{ profileId, projectId }] = await api.database.query(
      `SELECT ${numbered('user', 40)} AS "profileId", ${numbered('project', 40)} AS "projectId"`,
    );
    const caller = {
      ...SEEKER,
      profileId,
      isEmailConfirmed: true,
      roles: [],
      signedInAt: 0,
      issuedAt: 0,
      expiresAt: 0,
    };
    const find = () => api.get(HindranceRepository).find(api.database.manager, busyEvent, caller, projectId);
    expect(await find()).toMatchObject({ isLooking: true, hasTeam: false });
    expect(await wasteOf(api, await queriesDuring(api, find))).toEqual([]);
  });

  it('who looks at a busy event is counted no further than a total', async () => {
    const { body } = await api.call<TeamSearch>(SEEKER, `GET /api/hackathons/${busyEvent}/team-search`);
    expect(body).toMatchObject({ seekers: EXACT_TOTAL_LIMIT, isSeeking: true, proposal: { state: 'open' } });
  });

  it.each(['people', 'projects', 'hackathons'])(
    'the largest page of %s in the sitemap is read by an index',
    async (kind) => {
      const sent = await queriesDuring(api, () => api.call(null, `GET /api/sitemap?kind=${kind}&limit=10000`));
      expect(await wasteOf(api, sent)).toEqual([]);
    },
  );
});
