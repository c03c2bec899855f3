import {
  type DecideReports,
  type DirectoryUser,
  LIMITS,
  type Project,
  type ReportAbuse,
  type ReportedSubject,
  type TeamNote,
} from '@crewdeck/contract';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Account, Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

const REASON = 'It sells essays.';

describe('ops', () => {
  let api: TestApi;
  let ops: Account;
  let person: Person;
  let reporter: Person;

  beforeAll(async () => {
    api = await TestApi.start();
    ops = anOps();
  });

  beforeEach(async () => {
    await api.database.query('DELETE FROM abuse_reports');
    [person, reporter] = [await aPerson(api, { name: 'Tom' }), await aPerson(api)];
  });

  afterAll(() => api.stop());

  const report = (by: Person, subject: ReportAbuse['subject'], words = 'Words') => {
    const body: ReportAbuse = { subject, category: 'spam', words };
    return api.call(by, 'POST /api/abuse-reports', { body });
  };
  const aboutPerson = () => ({ kind: 'person', id: person.profileId }) as const;
  const queue = async (state = 'open') =>
    (await api.call<ReportedSubject[]>(ops, `GET /api/abuse-reports?state=${state}`)).body;
  const decide = (
    action: DecideReports['action'],
    { kind, id }: Pick<ReportedSubject, 'kind' | 'id'> = aboutPerson(),
    reason = REASON,
  ) => {
    const body: DecideReports = { action, reason };
    return api.call<ReportedSubject>(ops, `POST /api/abuse-reports/${kind}/${id}/decisions`, { body });
  };

  it('read a note of a team where it was reported, all of it, also once it is deleted', async () => {
    const project = await aProject(api, { owner: reporter });
    const member = await aMember(api, project, reporter);
    const words = 'Rude '.repeat(LIMITS.teamNote / 5).trim();
    const notes = `/api/projects/${project.id}/notes` as const;
    const note = (await api.call<TeamNote>(member, `POST ${notes}`, { body: { words } })).body;
    expect((await report(reporter, { kind: 'note', id: note.id })).status).toBe(201);
    expect((await report(reporter, { kind: 'note', id: note.id })).status).toBe(409);
    await api.call(member, `DELETE ${notes}/${note.id}`);
    expect(await queue()).toMatchObject([
      { kind: 'person', id: member.profileId, reports: [{ kind: 'note', quote: words, isOpen: true }] },
    ]);
  });

  it('see reports by whom they are about, the latest first, and never who made them', async () => {
    const project = await aProject(api, { owner: person, title: 'Essays' });
    const invite = await anInvite(api, project, { sender: person, receiver: reporter, note: 'Buy!' });
    await report(reporter, aboutPerson(), 'Sells essays');
    await report(reporter, { kind: 'project', id: project.id });
    await report(reporter, { kind: 'invite', id: invite.id }, 'Rude');
    const [first, second, ...others] = await queue();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ kind: 'person', id: person.profileId, name: 'Tom', openReports: 1, events: [] });
    expect(first?.openSince).toBe(first?.reports[1]?.at);
    expect(first?.reports).toMatchObject([
      { kind: 'invite', words: 'Rude', quote: 'Buy!', isOpen: true },
      { kind: 'person', words: 'Sells essays', quote: '', category: 'spam' },
    ]);
    expect(second).toMatchObject({ kind: 'project', id: project.id, name: 'Essays', openReports: 1 });
    expect(JSON.stringify([first, second])).not.toContain(reporter.profileId);
  });

  it('read the queue page by page, as every list', async () => {
    for (const by of [reporter, person])
      await report(by, { kind: 'project', id: (await aProject(api, { owner: await aPerson(api) })).id });
    const { body, headers } = await api.call<ReportedSubject[]>(ops, 'GET /api/abuse-reports?limit=1');
    const next = /<(.+)>/.exec(headers.get('link') ?? '')?.[1];
    const { body: rest } = await api.call<ReportedSubject[]>(ops, `GET ${next}`);
    expect([...body, ...rest].map(({ id }) => id)).toEqual((await queue()).map(({ id }) => id));
    expect(headers.get('x-total-count')).toBe('2');
  });

  it('dismiss reports, which leaves everything as it is but their event, and find them again among what is decided', async () => {
    await report(reporter, aboutPerson());
    const { status, body } = await decide('dismiss', aboutPerson(), 'A misunderstanding.');
    expect([status, body]).toMatchObject([
      200,
      {
        openReports: 0,
        isHidden: false,
        reports: [{ isOpen: false }],
        events: [{ action: 'dismiss', actor: ops.email, reason: 'A misunderstanding.' }],
      },
    ]);
    expect(await queue()).toEqual([]);
    expect((await queue('decided'))[0]).toEqual(body);
    expect((await api.call(null, `GET /api/users/${person.profileId}`)).status).toBe(200);
    expect((await report(reporter, aboutPerson())).status).toBe(201);
  });

  it('decide nothing twice, nothing on what is gone or their own, and suspend no project', async () => {
    expect(await decide('dismiss')).toMatchObject({ status: 409, body: { code: 'report.changed_meanwhile' } });
    expect(await decide('reinstate')).toMatchObject({ status: 409 });
    expect((await decide('hide')).status).toBe(200);
    expect(await decide('hide')).toMatchObject({ status: 409 });
    const project = await aProject(api, { owner: person });
    expect(await decide('suspend', { kind: 'project', id: project.id })).toMatchObject({ status: 400 });
    const nobody = { kind: 'person', id: project.id } as const;
    expect(await decide('hide', nobody)).toMatchObject({ status: 404, body: { code: 'user.not_found' } });
    const own = await api.call({ ...person, role: 'ops' }, `POST /api/abuse-reports/project/${project.id}/decisions`, {
      body: { action: 'hide', reason: REASON },
    });
    expect(own).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } });
  });

  it('read on what they have hidden, of which nobody sees a page', async () => {
    const project = await aProject(api, { owner: person, description: 'Essays for sale.' });
    await api.call(person, `PATCH /api/users/firebase/${person.uid}`, { body: { bio: 'I sell essays.' } });
    expect((await decide('hide')).body).toMatchObject({ text: 'I sell essays.', isHidden: true });
    const hidden = await decide('hide', { kind: 'project', id: project.id });
    expect(hidden.body).toMatchObject({ text: 'Essays for sale.', isHidden: true });
  });

  it('leave a trace that nobody can change', async () => {
    await decide('hide');
    await expect(api.database.query(`UPDATE moderation_events SET reason = 'Another'`)).rejects.toThrow('not edited');
    await expect(api.database.query('DELETE FROM moderation_events')).rejects.toThrow('not edited');
  });

  it('hide a person from all others, with their projects, and show them again', async () => {
    const project = await aProject(api, { owner: person });
    const seen = async (viewer: Person | null) => {
      const people = await api.call<DirectoryUser[]>(viewer, 'GET /api/users?limit=200');
      const projects = await api.call<Project[]>(viewer, 'GET /api/projects?limit=200');
      const totals = [people, projects].map(({ headers }) => Number(headers.get('x-total-count')));
      const isListed = [
        people.body.some(({ id }) => id === person.profileId),
        projects.body.some(({ id }) => id === project.id),
      ];
      const pages = await Promise.all(
        [`users/${person.profileId}`, `users/${person.uid}`, `projects/${project.id}`].map(
          async (path) => (await api.call(viewer, `GET /api/${path}`)).status,
        ),
      );
      const sitemap = JSON.stringify((await api.call(null, 'GET /api/sitemap?kind=people&limit=200')).body);
      return { totals, isListed, pages, isInSitemap: sitemap.includes(person.profileId) };
    };
    const [before] = [await seen(null), await seen(reporter)];

    await decide('hide');
    for (const viewer of [null, reporter])
      expect(await seen(viewer)).toEqual({
        totals: before.totals.map((total) => total - 1),
        isListed: [false, false],
        pages: [404, 404, 404],
        isInSitemap: false,
      });
    const nobody = await api.call(null, 'GET /api/users/nobody');
    const hidden = await api.call(null, `GET /api/users/${person.profileId}`);
    expect({ ...hidden.body, requestId: '' }).toEqual({ ...nobody.body, requestId: '' });
    expect((await seen(person)).pages).toEqual([200, 200, 200]);
    expect((await api.call(person, `GET /api/users/${person.uid}`)).body).toMatchObject({ hiddenReason: REASON });
    expect((await api.call(person, `GET /api/users/firebase/${person.uid}`)).body).toMatchObject({
      hiddenReason: REASON,
    });
    expect((await api.call(person, `GET /api/projects/${project.id}`)).body).toMatchObject({
      hidden: { reason: null },
    });

    await decide('show', aboutPerson(), 'Mended.');
    expect(await seen(null)).toEqual(before);
    expect((await api.call(person, `GET /api/users/${person.uid}`)).body).toMatchObject({ hiddenReason: null });
  });

  it('hide a project from all but its team, whatever becomes of its owner', async () => {
    const project = await aProject(api, { owner: person });
    const invite = await anInvite(api, project, { sender: person, receiver: reporter });
    const subject = { kind: 'project', id: project.id } as const;
    await decide('hide', subject);
    expect(await api.call(null, `GET /api/projects/${project.id}`)).toMatchObject({ status: 404 });
    expect(await api.call(reporter, `GET /api/projects/${project.id}`)).toMatchObject({ status: 404 });
    expect(await api.call(reporter, `GET /api/invites/user/${reporter.uid}`)).toMatchObject({ body: [] });
    expect((await api.call(person, `GET /api/projects/${project.id}`)).body).toMatchObject({
      hidden: { reason: REASON },
    });
    const body = { projectId: project.id, receiverId: reporter.uid, role: 'Tester' };
    expect(await api.call(person, 'POST /api/invites', { body })).toMatchObject({ body: { code: 'project.hidden' } });

    await decide('hide');
    await decide('show');
    expect((await api.call(null, `GET /api/projects/${project.id}`)).status).toBe(404);
    await decide('show', subject);
    expect((await api.call(null, `GET /api/projects/${project.id}`)).body).toMatchObject({ hidden: null });
    expect(
      (await api.call(reporter, `PATCH /api/invites/${invite.id}`, { body: { status: 'accepted' } })).body,
    ).toMatchObject({
      code: 'invite.withdrawn',
    });
  });

  it('leave nothing that waits between a hidden person and others, who can start nothing new', async () => {
    const theirs = await aProject(api, { owner: person });
    const other = await aProject(api, { owner: reporter });
    await anInvite(api, other, { sender: reporter, receiver: person });
    await anInvite(api, theirs, { sender: person, receiver: reporter });
    const interest = { userId: person.uid, projectId: other.id };
    await api.call(person, 'POST /api/interests', { body: interest });
    await decide('hide');
    expect(await api.call(person, `GET /api/invites/user/${person.uid}`)).toMatchObject({ body: [] });
    expect(await api.call(reporter, `GET /api/invites/user/${reporter.uid}`)).toMatchObject({ body: [] });
    expect(await api.call(reporter, `GET /api/projects/${other.id}/interests`)).toMatchObject({ body: [] });
    expect(await api.call(person, 'POST /api/interests', { body: interest })).toMatchObject({
      status: 409,
      body: { code: 'project.hidden' },
    });
    const invite = { projectId: other.id, receiverId: person.profileId, role: 'Tester' };
    expect(await api.call(reporter, 'POST /api/invites', { body: invite })).toMatchObject({
      body: { code: 'invite.receiver_not_found' },
    });
    expect(await api.call(reporter, 'POST /api/blocks', { body: { userId: person.uid } })).toMatchObject({
      status: 404,
    });
  });
});
