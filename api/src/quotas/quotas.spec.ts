import type { Interest, Invite, Project, ReportAbuse } from '@crewdeck/contract';
import { anInvite, aPerson, aProject, people } from '../testing/builders.ts';
import { type Account, type Person, unsignedTokenOf } from '../testing/people.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { aNewcomer, TestApi } from '../testing/test-api.ts';

const LIMIT = 3;
const TOGGLES = 60;
const CHANGES = 12;

describe('what a person has done', () => {
  let api: TestApi;
  let person: Person;
  let other: Person;

  beforeAll(async () => {
    api = await TestApi.start({
      PROJECTS_PER_DAY: '8',
      INVITES_PER_DAY_TO_ONE: String(LIMIT),
      INVITES_PER_DAY: '5',
      INVITES_PER_DAY_UNCONFIRMED: '2',
      INTERESTS_PER_DAY: String(LIMIT),
      ABUSE_REPORTS_PER_DAY: String(LIMIT),
      CHANGES_PER_DAY: String(CHANGES),
    });
  });

  beforeEach(async () => {
    [person, other] = [await aPerson(api), await aPerson(api)];
  });

  afterAll(() => api.stop());

  const post = async (as = person) =>
    (await api.call<Project>(as, 'POST /api/projects', { body: { title: 'Map' } })).body;
  const invite = (projectId: string, to: Person, as = person) =>
    api.call<Invite>(as, 'POST /api/invites', { body: { projectId, receiverId: to.uid } });
  const report = async (as: Account = person) => {
    const subject: ReportAbuse['subject'] = { kind: 'person', id: (await aPerson(api)).profileId };
    return (await api.call(as, 'POST /api/abuse-reports', { body: { subject, category: 'spam' } })).status;
  };
  const signUp = (as: Account) => api.call(as, 'POST /api/users', { body: { name: 'Somebody' } });
  const times = async <T>(count: number, act: () => Promise<T>) => {
    const answers: T[] = [];
    for (let done = 0; done < count; done += 1) answers.push(await act());
    return answers;
  };
  const startAgain = async (as: Account = person) => {
    await api.call(person, 'DELETE /api/account');
    expect((await signUp(as)).status).toBe(201);
  };

  it('counts as an invite to somebody though its project is deleted', async () => {
    const statuses = await times(LIMIT + 2, async () => {
      const { id } = await post();
      const { status } = await invite(id, other);
      await api.call(person, `DELETE /api/projects/${id}`);
      return status;
    });
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });

  it('counts as an invite of the day though it was withdrawn or deleted, less of them for an unconfirmed address', async () => {
    const receivers = await people(api, 6);
    const send = (as: Person) => async () => {
      const receiver = receivers.pop();
      if (!receiver) throw new Error('There are six.');
      const { id } = await aProject(api, { owner: as });
      const answer = await invite(id, receiver, as);
      await api.call(as, `DELETE /api/projects/${id}`);
      return answer;
    };
    const unconfirmed = { ...person, isEmailConfirmed: false };
    const [, , refused] = await times(3, send(unconfirmed));
    expect(refused).toMatchObject({
      status: 429,
      body: { error: "You've sent 2 invites in a day. Confirm your email, or try again tomorrow." },
    });
    receivers.push(...(await people(api, 3)));
    const confirmed = await times(4, send(person));
    expect(confirmed.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(confirmed[3]?.body).toMatchObject({ error: "You've sent 5 invites in a day. Try again tomorrow." });
    expect(Number(confirmed[3]?.headers.get('retry-after'))).toBeGreaterThan(86_000);
  });

  it('counts as a project of the day though it is deleted', async () => {
    const statuses = await times(10, async () => {
      const { status, body } = await api.call<Project>(person, 'POST /api/projects', { body: { title: 'Map' } });
      if (status === 201) await api.call(person, `DELETE /api/projects/${body.id}`);
      return status;
    });
    expect(statuses).toEqual([...Array(8).fill(201), 429, 429]);
  });

  it('counts as interest each time that it is shown, though it is withdrawn', async () => {
    const { id: projectId } = await aProject(api, { owner: other });
    const statuses = await times(LIMIT + 2, async () => {
      const body = { userId: person.uid, projectId };
      const shown = await api.call<Interest>(person, 'POST /api/interests', { body });
      if (shown.status === 201) await api.call(person, `DELETE /api/interests/${shown.body.id}`);
      return shown.status;
    });
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });

  it('counts though they delete their account and make another one of the same identity', async () => {
    expect(await times(LIMIT, report)).toEqual([201, 201, 201]);
    await startAgain();
    expect(await report()).toBe(429);
  });

  it('counts for a new identity with the same address, once that is confirmed', async () => {
    await times(LIMIT, report);
    const again = { ...aNewcomer(), email: person.email.toUpperCase() };
    await startAgain(again);
    expect(await report({ ...again, isEmailConfirmed: false })).toBe(201);
    expect(await report(again)).toBe(429);
    expect(await report(other)).toBe(201);
  });

  it('is counted for thirty days at most, and is not edited', async () => {
    await report();
    const rows = () => api.database.query('SELECT created_at FROM quota_uses');
    const [{ count }] = await api.database.query('SELECT count(*)::int AS count FROM quota_uses');
    await expect(api.database.query('UPDATE quota_uses SET quota = quota')).rejects.toThrow('not edited');
    await api.database.query(`INSERT INTO quota_uses (identity, quota, created_at) VALUES
      ('gone', 'report', now() - interval '31 days'), ('kept', 'report', now() - interval '29 days')`);
    await runJobs(api, 'forget_quota_uses');
    expect(await rows()).toHaveLength(count + 1);
    expect(JSON.stringify(await api.database.query('SELECT * FROM quota_uses'))).not.toContain('"gone"');
  });

  it('tells each of twenty invited people once a day that a project is archived, and no more changes than the limit', async () => {
    const project = await aProject(api, { owner: person });
    const invited = await people(api, 20);
    for (const receiver of invited) await anInvite(api, project, { sender: person, receiver });
    const answers = await times(TOGGLES / 2, async () => {
      const set = (status: string) => api.call(person, `PATCH /api/projects/${project.id}`, { body: { status } });
      return [await set('Archived'), await set('Open')];
    });
    const told = await api.database.query(
      `SELECT user_id, count(*)::int AS count FROM activities WHERE project_id = $1 AND kind = 'project_archived' GROUP BY 1`,
      [project.id],
    );
    expect(told).toHaveLength(20);
    expect(new Set(told.map(({ count }: { count: number }) => count))).toEqual(new Set([1]));
    const [archived, refused] = [200, 429].map((status) => answers.filter(([first]) => first?.status === status));
    expect([archived?.length, refused?.length]).toEqual([CHANGES / 2, (TOGGLES - CHANGES) / 2]);
    expect(refused?.[0]?.[0]?.body).toMatchObject({
      code: 'request.rate_limited',
      error: `You've made ${CHANGES} changes in a day that notify others. Try again tomorrow.`,
    });
  });

  it('tells a team once a day that its deadline is near, however often it is changed', async () => {
    const project = await aProject(api, { owner: other });
    const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    for (const days of [1, 2, 1]) {
      await api.call(other, `PATCH /api/projects/${project.id}`, { body: { deadline: soon(days) } });
      await runJobs(api, 'tell_deadlines');
    }
    const told = await api.database.query("SELECT FROM activities WHERE project_id = $1 AND kind = 'deadline_near'", [
      project.id,
    ]);
    expect(told).toHaveLength(1);
  });

  it('counts as a change where others are told: a title, a withdrawn invite, a "not now"; not where nothing changes', async () => {
    const project = await aProject(api, { owner: person });
    const changes = async () => {
      const [{ count }] = await api.database.query(
        "SELECT count(*)::int AS count FROM quota_uses WHERE quota = 'change' AND created_at > now() - interval '1 hour'",
      );
      return count;
    };
    const before = await changes();
    const patch = (body: object) => api.call(person, `PATCH /api/projects/${project.id}`, { body });
    await patch({ title: project.title, status: project.status, description: 'Words' });
    expect(await changes()).toBe(before);
    await patch({ title: 'Another one' });
    const { body: sent } = await invite(project.id, other);
    await api.call(person, `DELETE /api/invites/${sent.id}`);
    const interested = await aPerson(api);
    const body = { userId: interested.uid, projectId: project.id };
    const { body: shown } = await api.call<Interest>(interested, 'POST /api/interests', { body });
    await api.call(person, `PATCH /api/interests/${shown.id}`, { body: { status: 'not_now' } });
    expect(await changes()).toBe(before + 3);
  });

  const untilRefused = async (act: () => Promise<{ status: number }>) => {
    const statuses = (await times(CHANGES + 1, act)).map(({ status }) => status);
    return [statuses.filter((status) => status < 300).length, statuses.at(-1)];
  };

  it('counts as a change where they are called otherwise, by name or address, and other words do not', async () => {
    const patch = (body: object, token = unsignedTokenOf(person)) =>
      api.call(person, `PATCH /api/users/firebase/${person.uid}`, { body, token });
    let made = 0;
    const rename = () => patch({ name: `Tom ${++made}` });
    // Tokens tell whole seconds, and only a later one tells of another address.
    const before = unsignedTokenOf({ ...person, email: 'tom@other.test' }, { iat: Math.floor(Date.now() / 1000) - 1 });
    expect((await patch({ bio: 'New' }, before)).status).toBe(200);
    expect((await patch({ bio: 'Newer' })).status).toBe(200);
    expect(await untilRefused(rename)).toEqual([CHANGES - 2, 429]);
    expect((await patch({ bio: 'Newest', name: `Tom ${made - 3}` })).status).toBe(200);
  });

  it('counts as a change where their project is shown or hidden, by either word', async () => {
    const { id } = await aProject(api, { owner: person });
    let made = 0;
    const toggle = () => {
      const turn = made++ % 4;
      const open = turn % 2 === 1;
      const word =
        turn < 2
          ? { visibility: open ? 'Open to All' : 'Invite Only' }
          : { collaborationType: open ? 'Open to all' : 'Invite only' };
      return api.call(person, `PATCH /api/projects/${id}`, { body: word });
    };
    expect(await untilRefused(toggle)).toEqual([CHANGES, 429]);
  });

  it('counts as a change where they block somebody, and unblocking is always possible', async () => {
    const unblock = () => api.call(person, `DELETE /api/blocks/${other.uid}`);
    const block = () => api.call(person, 'POST /api/blocks', { body: { userId: other.uid } });
    const blockAgain = async () => {
      await unblock();
      return block();
    };
    expect(await untilRefused(blockAgain)).toEqual([CHANGES, 429]);
    expect((await unblock()).status).toBe(204);
  });

  it('counts as one change where they block somebody twice', async () => {
    const block = () => api.call(person, 'POST /api/blocks', { body: { userId: other.uid } });
    expect(await untilRefused(block)).toEqual([CHANGES + 1, 201]);
  });

  it('counts as a change where they take a decline back', async () => {
    const { id } = await anInvite(api, await aProject(api, { owner: other }), { sender: other, receiver: person });
    const answer = (status: string) => api.call(person, `PATCH /api/invites/${id}`, { body: { status } });
    const undo = async () => {
      await answer('declined');
      return answer('pending');
    };
    expect(await untilRefused(undo)).toEqual([CHANGES, 429]);
  });
});
