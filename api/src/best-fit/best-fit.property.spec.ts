import type { Fit, ListedProject, ListedUser } from '@crewdeck/contract';
import type { Person as MatchedPerson, Project as MatchedProject } from '@crewdeck/matching';
import { relatedTo } from '@crewdeck/matching/skills';
import { type Both, isTrue } from '@crewdeck/matching/truths';
import type { Person } from '../testing/people.ts';
import { aRandomWorld } from '../testing/random-world.ts';
import { type Answer, TestApi } from '../testing/test-api.ts';

const SEED = 16;
const READERS = process.env.CREWDECK_LABS ? 12 : 2;
const KEPT_PLACE = 6;
const DAY_MS = 86_400_000;

interface Listed {
  readonly id: string;
  readonly fit: Fit | null;
}

/** Who must not be proposed to the team of `$2`, for the reader `$1`. */
const NEVER_PEOPLE = `
  SELECT u.id FROM users u JOIN projects p ON p.id = $2
  WHERE u.availability = 'Not available' OR u.invites_paused_until > now() OR u.hidden_reason IS NOT NULL OR u.suspended_reason IS NOT NULL
    OR u.id = p.owner_id OR u.id IN (SELECT user_id FROM project_members WHERE project_id = $2)
    OR u.id IN (SELECT receiver_id FROM invites WHERE project_id = $2 AND status IN ('pending', 'declined'))
    OR EXISTS (SELECT FROM blocks WHERE $1 IN (blocker_id, blocked_id) AND u.id IN (blocker_id, blocked_id))`;

/** What must not be proposed to `$1`. */
const NEVER_PROJECTS = `
  SELECT p.id FROM projects p JOIN users o ON o.id = p.owner_id
  WHERE p.owner_id = $1 OR p.status IN ('Archived', 'Completed') OR p.deadline < now() OR p.hidden_reason IS NOT NULL
    OR o.hidden_reason IS NOT NULL OR o.suspended_reason IS NOT NULL OR p.collaboration_type <> 'Open to all'
    OR 1 + (SELECT count(*) FROM project_members WHERE project_id = p.id) >= greatest(p.max_team_size, 2)
    OR p.id IN (SELECT project_id FROM project_members WHERE user_id = $1)
    OR p.id IN (SELECT project_id FROM invites WHERE receiver_id = $1 AND status = 'declined')
    OR p.id IN (SELECT project_id FROM interests WHERE user_id = $1 AND status = 'not_now')
    OR EXISTS (SELECT FROM blocks WHERE $1 IN (blocker_id, blocked_id) AND p.owner_id IN (blocker_id, blocked_id))`;

const WRITTEN_BY = `
  SELECT u.id, u.skills, u.roles, u.interests, u.availability, u.hours_per_week AS "hoursPerWeek", u.time_blocks AS "timeBlocks",
    ARRAY(SELECT hackathon_id FROM team_searches WHERE user_id = u.id) AS events FROM users u`;

const SOUGHT_BY = `
  SELECT p.id, p.tech_stack AS skills, p.roles_needed AS roles, p.tags AS interests, NULL AS "hoursPerWeek", '{}'::text[] AS "timeBlocks",
    p.hackathon_id AS event, p.owner_id || ARRAY(SELECT user_id FROM project_members WHERE project_id = p.id) AS members FROM projects p`;

describe('in a world of any states, best fit', () => {
  let api: TestApi;
  let readers: Person[];
  let people: Map<string, MatchedPerson>;
  let projects: Map<string, MatchedProject>;

  beforeAll(async () => {
    api = await TestApi.start();
    const everybody = await aRandomWorld(api, SEED, 240, 90);
    const suspended = new Set(await ids('SELECT id FROM users WHERE suspended_reason IS NOT NULL'));
    const owners = new Set(await ids("SELECT owner_id AS id FROM projects WHERE status = 'Open'"));
    const free = everybody.filter(({ profileId }) => !suspended.has(profileId));
    readers = free.filter(({ profileId }) => owners.has(profileId)).slice(0, READERS);
    people = await byId<MatchedPerson>(WRITTEN_BY);
    projects = await byId<MatchedProject>(SOUGHT_BY);
  }, 120_000);

  afterAll(() => api.stop());

  const ids = async (sql: string, values: unknown[] = []): Promise<string[]> =>
    (await api.database.query<{ id: string }[]>(sql, values)).map(({ id }) => id);
  const byId = async <T extends { id: string }>(sql: string) =>
    new Map((await api.database.query<T[]>(sql)).map((row) => [row.id, row]));

  /** The whole list, page by page. */
  const read = async <T extends Listed>(reader: Person, path: string): Promise<T[]> => {
    const rows: T[] = [];
    for (let next: string | undefined = path; next !== undefined; ) {
      const { body, headers }: Answer<T[]> = await api.call<T[]>(reader, `GET ${next}`);
      rows.push(...body);
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    return rows;
  };
  const newestProjectOf = async (reader: Person) =>
    (await ids("SELECT id FROM projects WHERE owner_id = $1 AND status = 'Open'", [reader.profileId]))[0] ?? '';
  const idsIn = (list: readonly Listed[]) => list.map(({ id }) => id);
  const fitting = <T extends Listed>(list: readonly T[]) => list.filter(({ fit }) => (fit?.reasons.length ?? 0) > 0);
  const notOnTeam = (project: MatchedProject | undefined, list: readonly Listed[]) =>
    idsIn(list).filter((id) => !project?.members.includes(id));
  const teamOf = ({ members }: MatchedProject) => members.flatMap((id) => people.get(id) ?? []);
  const untrue = (list: readonly Listed[], bothOf: (id: string) => Both | undefined) =>
    fitting(list).flatMap(({ id, fit }) => {
      const both = bothOf(id);
      return (fit?.reasons ?? []).filter((reason) => !both || !isTrue(reason, both));
    });

  it('of people loses only the team and repeats nobody over all pages, names none who must not be asked, and gives no untrue reason', async () => {
    for (const reader of readers) {
      const id = await newestProjectOf(reader);
      const list = await read<ListedUser>(reader, `/api/users?sort=fit&project=${id}&limit=50`);
      const project = projects.get(id);
      const newest = notOnTeam(project, await read<ListedUser>(reader, '/api/users?limit=200'));
      const never = new Set(await ids(NEVER_PEOPLE, [reader.profileId, id]));

      expect(fitting(list).length).toBeGreaterThan(KEPT_PLACE);
      expect(idsIn(list).toSorted()).toEqual(newest.toSorted());
      expect(idsIn(fitting(list)).filter((one) => never.has(one))).toEqual([]);
      const rest = idsIn(list.slice(fitting(list).length));
      expect(rest).toEqual(newest.filter((one) => rest.includes(one)));
      expect(
        untrue(list, (one) => {
          const person = people.get(one);
          return person && project && { person, project, team: teamOf(project), relatedTo };
        }),
      ).toEqual([]);
    }
  });

  it('of projects loses and repeats none over all pages, and names none that is nothing for them, nor a reason that is not true', async () => {
    for (const reader of readers) {
      const list = await read<ListedProject>(reader, '/api/projects?sort=fit&limit=20');
      const looking = idsIn(await read<ListedProject>(reader, '/api/projects?sort=looking&limit=200'));
      const never = new Set(await ids(NEVER_PROJECTS, [reader.profileId]));

      expect(idsIn(list).toSorted()).toEqual(looking.toSorted());
      expect(idsIn(fitting(list)).filter((one) => never.has(one))).toEqual([]);
      const rest = idsIn(list.slice(fitting(list).length));
      expect(rest).toEqual(looking.filter((one) => rest.includes(one)));
      const person = people.get(reader.profileId);
      expect(
        untrue(list, (one) => {
          const project = projects.get(one);
          return person && project && { person, project, team: teamOf(project), relatedTo };
        }),
      ).toEqual([]);
    }
  });

  it('keeps every sixth place, and no other, for what is at most fourteen days old', async () => {
    const created = await byId<{ id: string; at: Date }>(
      'SELECT id, created_at AS at FROM users UNION ALL SELECT id, created_at FROM projects',
    );
    let kept = 0;
    for (const reader of readers)
      for (const path of ['/api/users?sort=fit&limit=200', '/api/projects?sort=fit&limit=200'])
        for (const [place, { id, fit }] of (await read<Listed>(reader, path)).entries()) {
          if (!fit?.isNewcomer) continue;
          kept += 1;
          expect((place + 1) % KEPT_PLACE).toBe(0);
          expect(Date.now() - Number(created.get(id)?.at)).toBeLessThan(14 * DAY_MS);
        }
    expect(kept).toBeGreaterThan(READERS);
  });

  it('puts every strong fit before the possible ones, on all pages, and gives at most three reasons', async () => {
    const found = new Set<string | undefined>();
    for (const reader of readers)
      for (const path of ['/api/users?sort=fit&limit=20', '/api/projects?sort=fit&limit=20']) {
        const list = fitting(await read<Listed>(reader, path));
        const strengths = list.map(({ fit }) => fit?.strength);
        for (const strength of strengths) found.add(strength);
        expect(strengths).toEqual(strengths.toSorted().toReversed());
        for (const { fit } of list) expect(fit?.reasons.length).toBeLessThanOrEqual(3);
      }
    expect(found).toEqual(new Set(['strong', 'possible']));
  });

  it('holds together with every filter', async () => {
    const [reader] = readers as [Person];
    const project = await newestProjectOf(reader);
    const filters = 'tech=Go&availability=Available%20for%20work';
    const list = await read<ListedUser>(reader, `/api/users?sort=fit&project=${project}&${filters}`);
    const newest = await read<ListedUser>(reader, `/api/users?${filters}`);
    expect(list.length).toBeGreaterThan(0);
    expect(idsIn(list).toSorted()).toEqual(notOnTeam(projects.get(project), newest).toSorted());
    const found = await read<ListedProject>(reader, '/api/projects?sort=fit&open=true&tech=Go&tags=music&limit=3');
    const open = await read<ListedProject>(reader, '/api/projects?open=true&tech=Go&tags=music');
    expect(idsIn(found).toSorted()).toEqual(idsIn(open).toSorted());
  });
});
