import type { MatchingResult } from '@crewdeck/contract';
import { ShownFits } from '../best-fit/shown-fits.ts';
import { aHackathon, aMember, anInvite, aPerson, aProject, people } from '../testing/builders.ts';
import type { Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { removeEveryRow } from '../testing/scenario.ts';
import { TestApi } from '../testing/test-api.ts';

const REACT = [{ skillId: 'React' }];

describe('what came of best fit', () => {
  const ops = anOps();
  let api: TestApi;
  let owner: Person;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    await removeEveryRow(api);
    owner = await aPerson(api);
  });

  afterAll(() => api.stop());

  const write = () => api.get(ShownFits).write();
  const rows = () =>
    api.database.query<{ viewer: string; subject: string; project: string; position: string; reasons: string[] }[]>(
      `SELECT viewer_id AS viewer, subject_id AS subject, project_id AS project, position, reasons FROM shown_fits ORDER BY project_id`,
    );
  const results = async () => (await api.call<MatchingResult[]>(ops, 'GET /api/matching-results')).body;
  const found = async (label: string) => (await results()).find((one) => one.label === label);

  /** Entries of which somebody else was shown, some days ago. */
  async function shown(
    projectId: string,
    subjects: readonly Person[],
    daysAgo: number,
    isNewcomer = false,
  ): Promise<void> {
    await api.database.query(
      `INSERT INTO shown_fits (viewer_id, subject_id, project_id, position, is_strong, is_newcomer, reasons, shown_on)
       SELECT $1, subject, $2, '1-3', true, $5, '{roles}', (now() AT TIME ZONE 'UTC')::date - $4::int
       FROM unnest($3::uuid[]) AS subject`,
      [owner.profileId, projectId, subjects.map(({ profileId }) => profileId), daysAgo, isNewcomer],
    );
  }

  const backdate = (table: 'interests' | 'invites', days: number) =>
    api.database.query(
      `UPDATE ${table} SET created_at = created_at - $1 * interval '1 day'` +
        (table === 'invites' ? `, answered_at = answered_at - $1 * interval '1 day'` : ''),
      [days],
    );

  it('is remembered of each page: who was shown for the project, where, and for which kinds of reasons', async () => {
    const { id } = await aProject(api, { owner, techStack: ['React'] });
    const person = await aPerson(api, { skills: REACT });
    await api.call(owner, `GET /api/users?sort=fit&project=${id}`);
    await api.call(owner, `GET /api/users?sort=fit&project=${id}`);
    await api.call(person, 'GET /api/projects?sort=fit');
    await write();

    const entry = { subject: person.profileId, project: id, position: '1-3', reasons: ['skillsNobodyHas'] };
    const byViewer = (await rows()).sort(
      (one, other) => Number(one.viewer !== owner.profileId) - Number(other.viewer !== owner.profileId),
    );
    expect(byViewer).toEqual([
      { viewer: owner.profileId, ...entry },
      { viewer: person.profileId, ...entry },
    ]);
  });

  it('is not remembered of entries that are on no page that was read, or come after all who fit', async () => {
    const { id } = await aProject(api, { owner, techStack: ['React'] });
    const fitting = [await aPerson(api, { skills: REACT }), await aPerson(api, { skills: REACT })];
    await aPerson(api, { skills: [{ skillId: 'Haskell' }] });
    await api.call(owner, `GET /api/users?sort=fit&project=${id}&limit=1`);
    await write();
    expect(await rows()).toHaveLength(1);
    await api.call(owner, `GET /api/users?sort=fit&project=${id}`);
    await write();
    expect((await rows()).map(({ subject }) => subject).sort()).toEqual(
      fitting.map(({ profileId }) => profileId).sort(),
    );
  });

  it('leaves out whom or what is deleted before it is written, and goes with them after', async () => {
    const { id } = await aProject(api, { owner, techStack: ['React'] });
    const [gone, stays] = [await aPerson(api, { skills: REACT }), await aPerson(api, { skills: REACT })];
    await api.call(owner, `GET /api/users?sort=fit&project=${id}`);
    await api.call(gone, 'DELETE /api/account');
    await write();
    expect((await rows()).map(({ subject }) => subject)).toEqual([stays.profileId]);
    await api.call(stays, 'DELETE /api/account');
    expect(await rows()).toEqual([]);
  });

  it('is forgotten after 90 days', async () => {
    const { id } = await aProject(api, { owner });
    const [old, recent] = [await aPerson(api), await aPerson(api)];
    await shown(id, [old], 91);
    await shown(id, [recent], 90);
    await runJobs(api, 'forget_shown_fits');
    expect((await rows()).map(({ subject }) => subject)).toEqual([recent.profileId]);
  });

  it('is counted from shown to active four weeks later', async () => {
    const project = await aProject(api, { owner, maxTeamSize: 20 });
    const { id } = project;
    const invited = await aPerson(api);
    const subjects = [...(await people(api, 5)), invited];
    for (const person of subjects.slice(0, 2))
      await api.call(person, 'POST /api/interests', { body: { userId: person.uid, projectId: id } });
    await anInvite(api, project, { sender: owner, receiver: invited });
    for (let nth = 0; nth < 4; nth += 1) subjects.push(await aMember(api, project, owner));
    await backdate('interests', 50);
    await backdate('invites', 50);
    await shown(id, subjects, 55);
    await api.database.query(`UPDATE project_members SET missed_check_ins = 2 WHERE user_id = $1`, [
      subjects.at(-1)?.profileId,
    ]);

    expect(await found('Places 1–3')).toMatchObject({
      figures: { shown: 10, asked: { count: 7, of: 10 }, joined: { count: 4, of: 7 }, active: { count: 3, of: 4 } },
    });
    expect((await found('Reason: open roles'))?.figures).toEqual((await found('Strong fit'))?.figures);
  });

  it('counts nobody as interested who was before, or more than 14 days later', async () => {
    const { id } = await aProject(api, { owner });
    const subjects = await people(api, 10);
    for (const person of subjects.slice(0, 2))
      await api.call(person, 'POST /api/interests', { body: { userId: person.uid, projectId: id } });
    await shown(id, subjects, 30);
    expect((await found('Places 1–3'))?.figures).toMatchObject({ asked: { count: 0, of: 10 }, joined: null });
    await backdate('interests', 31);
    expect((await found('Places 1–3'))?.figures?.asked?.count).toBe(0);
    await backdate('interests', -10);
    expect((await found('Places 1–3'))?.figures?.asked?.count).toBe(2);
  });

  it('is told apart of newcomers, and not yet of those who had less than 14 days', async () => {
    const { id } = await aProject(api, { owner });
    const subjects = await people(api, 10);
    await shown(id, subjects, 13);
    expect(await results()).toEqual([]);
    await api.database.query('DELETE FROM shown_fits');
    await shown(id, subjects, 20, true);
    expect((await results()).map(({ label }) => label)).toEqual(['Newcomers']);
  });

  it('is told organisers of the projects for their event', async () => {
    const hackathonId = await aHackathon(api);
    const organiser = await aPerson(api);
    await api.call(ops, `PUT /api/hackathons/${hackathonId}/organisers/${organiser.uid}`);
    const [there, elsewhere] = [await aProject(api, { owner, hackathonId }), await aProject(api, { owner })];
    const subjects = await people(api, 10);
    await shown(there.id, subjects.slice(1), 20);
    await shown(elsewhere.id, subjects, 20);
    const call = `GET /api/hackathons/${hackathonId}/matching-results` as const;
    const told = async () => (await api.call<MatchingResult[]>(organiser, call)).body;
    expect((await told())[0]).toEqual({ label: 'Places 1–3', figures: null });
    await shown(there.id, subjects.slice(0, 1), 20);
    expect((await told())[0]?.figures?.shown).toBe(10);
    expect((await found('Places 1–3'))?.figures?.shown).toBe(20);
  });
});
