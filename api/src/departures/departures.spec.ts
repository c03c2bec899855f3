import type { DecideReports, DirectoryUser, Profile, ReportedSubject } from '@crewdeck/contract';
import { IdentityHasher } from '../platform/auth/identity-keys.ts';
import { anInvite, aPerson, aProject } from '../testing/builders.ts';
import type { Account, Person } from '../testing/people.ts';
import { anOps } from '../testing/release-builders.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { everyRow } from '../testing/scenario.ts';
import { aNewcomer, TestApi } from '../testing/test-api.ts';
import { DeparturesService } from './departures.service.ts';

const REASON = 'It sells essays.';

describe('somebody who deletes their account and makes another one', () => {
  let api: TestApi;
  let ops: Account;
  let person: Person;
  let other: Person;

  beforeAll(async () => {
    api = await TestApi.start();
    ops = anOps();
  });

  beforeEach(async () => {
    await api.database.query('DELETE FROM departures');
    [person, other] = [await aPerson(api, { name: 'Tom' }), await aPerson(api, { name: 'Bea' })];
  });

  afterAll(() => api.stop());

  const decide = (action: DecideReports['action'], { profileId } = person) =>
    api.call<ReportedSubject>(ops, `POST /api/abuse-reports/person/${profileId}/decisions`, {
      body: { action, reason: REASON },
    });
  const queue = async (state = 'open') =>
    (await api.call<ReportedSubject[]>(ops, `GET /api/abuse-reports?state=${state}&limit=200`)).body;
  const report = (by: Account, { profileId }: Person) =>
    api.call(by, 'POST /api/abuse-reports', {
      body: { subject: { kind: 'person', id: profileId }, category: 'spam', words: 'Sells essays' },
    });
  const leave = async (as: Account = person) => expect((await api.call(as, 'DELETE /api/account')).status).toBe(204);
  const signUp = async <One extends Account>(as: One): Promise<One & Person> => {
    const { status, body } = await api.call<Profile>(as, 'POST /api/users', { body: { name: 'Tom' } });
    expect(status).toBe(201);
    return { ...as, profileId: body.id };
  };
  const comeBack = async <One extends Account>(as: One) => {
    await leave();
    return signUp(as);
  };
  const isListed = async ({ profileId }: Person) => {
    const { body } = await api.call<DirectoryUser[]>(null, 'GET /api/users?limit=200');
    return body.some(({ id }) => id === profileId);
  };
  const block = (by: Person, blocked: Person) => api.call(by, 'POST /api/blocks', { body: { userId: blocked.uid } });
  const invite = async (from: Person, to: Person) => {
    const { id: projectId } = await aProject(api, { owner: from });
    return api.call(from, 'POST /api/invites', { body: { projectId, receiverId: to.uid } });
  };
  const departures = () => api.database.query('SELECT * FROM departures');
  /** Another identity, with the same address. */
  const again = (isEmailConfirmed = true) => ({ ...aNewcomer(), email: person.email, isEmailConfirmed });

  it('is hidden as before, and ops read that it was applied again', async () => {
    await decide('hide');
    const back = await comeBack(person);
    expect(await isListed(back)).toBe(false);
    const { body } = await api.call<Profile>(back, `GET /api/users/firebase/${back.uid}`);
    expect(body.hiddenReason).toBe(REASON);
    const card = (await queue('decided')).find(({ id }) => id === back.profileId);
    expect(card).toMatchObject({ isHidden: true, events: [{ action: 'hide', actor: 'Crewdeck' }] });
    expect(card?.events[0]?.reason).toBe(`Applied again to the same person's new profile: ${REASON}`);
    expect(await departures()).toEqual([]);
  });

  it('is shown once ops have lifted it, for this profile and the next', async () => {
    await decide('hide');
    const back = await comeBack(person);
    expect((await decide('show', back)).status).toBe(200);
    await leave(back);
    expect(await isListed(await signUp(person))).toBe(true);
  });

  it('does not exist for who has blocked them', async () => {
    await block(other, person);
    const back = await comeBack(person);
    expect(await invite(back, other)).toMatchObject({ status: 404, body: { code: 'invite.receiver_not_found' } });
    expect((await api.call(back, `GET /api/users/${other.profileId}`)).status).toBe(404);
    expect((await api.call<{ name: string }[]>(other, 'GET /api/blocks')).body).toMatchObject([{ name: 'Tom' }]);
    expect(await departures()).toEqual([]);
  });

  it('has blocked nobody any more', async () => {
    await block(person, other);
    const back = await comeBack(person);
    expect((await invite(back, other)).status).toBe(201);
  });

  it('has the open reports about them, and about what they wrote, each reporter counted once', async () => {
    const { id } = await anInvite(api, await aProject(api, { owner: person }), { sender: person, receiver: other });
    const subject = { kind: 'invite', id };
    await api.call(other, 'POST /api/abuse-reports', { body: { subject, category: 'spam' } });
    await report(other, person);
    await report(await aPerson(api), person);
    const back = await comeBack(person);
    const card = (await queue()).find((one) => one.id === back.profileId);
    expect([card?.openReports, card?.reports.length]).toEqual([2, 3]);
    expect(await report(other, back)).toMatchObject({ status: 409, body: { code: 'report.already_made' } });
  });

  it('takes along every report that is made while they leave', async () => {
    const reporters = await Promise.all(Array.from({ length: 8 }, () => aPerson(api)));
    const [, ...reports] = await Promise.all([leave(), ...reporters.map((reporter) => report(reporter, person))]);
    const made = reports.filter(({ status }) => status === 201).length;
    const back = await signUp(person);
    const rows = await api.database.query('SELECT FROM abuse_reports WHERE subject_id = $1', [person.profileId]);
    expect(rows).toEqual([]);
    expect((await queue()).find(({ id }) => id === back.profileId)?.openReports ?? 0).toBe(made);
  });

  it('counts as one reporter, and makes no second report of the same person', async () => {
    await report(person, other);
    const back = await comeBack(person);
    expect(await report(back, other)).toMatchObject({ status: 409, body: { code: 'report.already_made' } });
    expect((await queue()).find(({ id }) => id === other.profileId)?.openReports).toBe(1);
  });

  it('counts as one reporter with one confirmed address, however often the identity is made again', async () => {
    const reporters = [person, again(), again(), again()];
    const { id } = await anInvite(api, await aProject(api, { owner: other }), { sender: other, receiver: person });
    await api.call(person, 'POST /api/abuse-reports', { body: { subject: { kind: 'invite', id }, category: 'spam' } });
    await leave();
    const signedUp = await Promise.all(reporters.map((reporter) => signUp(reporter)));
    const made = await Promise.all(signedUp.map((reporter) => report(reporter, other)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await queue()).find(({ id }) => id === other.profileId)?.openReports).toBe(1);
  });

  it('is known by a confirmed address under another identity', async () => {
    await block(other, person);
    await decide('hide');
    const back = await comeBack(again());
    expect(await isListed(back)).toBe(false);
    await decide('show', back);
    expect(await invite(back, other)).toMatchObject({ body: { code: 'invite.receiver_not_found' } });
  });

  it('is known by the address from when it is confirmed, and what waits between them and who blocked them ends', async () => {
    await block(other, person);
    await decide('hide');
    const back = await comeBack(again(false));
    expect(await isListed(back)).toBe(true);
    await invite(back, other);
    await invite(other, back);
    const confirmed = { ...back, isEmailConfirmed: true };
    await api.call(confirmed, 'GET /api/projects/mine');
    expect(await isListed(back)).toBe(false);
    const open = await api.database.query(
      "SELECT FROM invites WHERE status = 'pending' AND $1 IN (sender_id, receiver_id)",
      [back.profileId],
    );
    expect(open).toEqual([]);
    expect((await api.call<{ name: string }[]>(other, 'GET /api/blocks')).body).toMatchObject([{ name: 'Tom' }]);
    expect(await departures()).toEqual([]);
  });

  it('is known by an address under which they have acted, though the profile never had it', async () => {
    const { email } = aNewcomer();
    const thrownAway = await signUp({ ...aNewcomer(), isEmailConfirmed: false });
    const acted = { ...thrownAway, email, isEmailConfirmed: true };
    expect((await api.call(acted, 'POST /api/projects', { body: { title: 'Essays' } })).status).toBe(201);
    await block(other, thrownAway);
    await decide('hide', thrownAway);
    await leave({ ...thrownAway, email: 'thrown@away.test' });
    const back = await signUp({ ...aNewcomer(), email });
    expect(await isListed(back)).toBe(false);
    await decide('show', back);
    expect(await invite(back, other)).toMatchObject({ body: { code: 'invite.receiver_not_found' } });
    expect(await departures()).toEqual([]);
  });

  it('is known by an address that the profile has given up', async () => {
    const moved = { ...person, email: 'moved@away.test', isEmailConfirmed: false };
    await decide('hide');
    expect((await api.call(moved, `PATCH /api/users/firebase/${person.uid}`, { body: { bio: '' } })).status).toBe(200);
    await leave(moved);
    expect(await isListed(await signUp(again()))).toBe(false);
  });

  it('is nobody who has the same address, where either has not confirmed it', async () => {
    const pretender = { ...aNewcomer(), email: 'dean@university.test', isEmailConfirmed: false };
    const hidden = await signUp(pretender);
    await decide('hide', hidden);
    await leave(hidden);
    const dean = await signUp({ ...aNewcomer(), email: 'dean@university.test' });
    expect(await isListed(dean)).toBe(true);
    expect(await isListed(await signUp(pretender))).toBe(false);
  });

  it('leaves nothing where nothing was decided on them, and else neither uid nor address nor id', async () => {
    await leave();
    expect(await departures()).toEqual([]);
    person = await aPerson(api);
    await block(other, person);
    await report(other, person);
    await leave();
    expect(await departures()).toHaveLength(1);
    const rows = JSON.stringify(await everyRow(api));
    for (const trace of [person.uid, person.email, person.profileId]) expect(rows).not.toContain(trace);
  });

  it('is forgotten once nothing is left to apply: the report is dismissed, who blocked them is gone', async () => {
    await block(other, person);
    await report(await aPerson(api), person);
    await leave();
    const keepUp = () => runJobs(api, 'forget_departures');
    await keepUp();
    expect(await departures()).toHaveLength(1);
    await leave(other);
    await keepUp();
    expect(await departures()).toHaveLength(1);
    const [card] = (await queue()).filter(({ name }) => name === null);
    await api.call(ops, `POST /api/abuse-reports/person/${card?.id}/decisions`, {
      body: { action: 'dismiss', reason: 'Gone.' },
    });
    await keepUp();
    expect(await departures()).toEqual([]);
  });

  it('is forgotten among many that stay, however few are looked at each time', async () => {
    await api.database.query(
      `
      WITH kept AS (INSERT INTO departures (identity) SELECT 'kept ' || i FROM generate_series(1, 20) AS i RETURNING id)
      INSERT INTO departed_blocks (departure_id, blocker_id) SELECT id, $1 FROM kept`,
      [other.profileId],
    );
    await api.database.query(`INSERT INTO departures (identity) VALUES ('empty 1'), ('empty 2')`);
    let forgotten = 0;
    for (let run = 0; run < 500 && forgotten < 2; run += 1)
      forgotten += await api.get(DeparturesService).forgetEmpty(3);
    expect(forgotten).toBe(2);
    expect(await departures()).toHaveLength(20);
  });

  it('cannot delete it while they are suspended', async () => {
    await decide('suspend');
    expect(await api.call(person, 'DELETE /api/account')).toMatchObject({
      status: 403,
      body: { code: 'auth.suspended' },
    });
  });

  it('is suspended again, where they were suspended while it was deleted', async () => {
    await leave();
    await api.database.query('INSERT INTO departures (identity, suspended_reason) SELECT $1, $2', [
      api.get(IdentityHasher).keysOf({ ...person, isEmailConfirmed: true }).identity,
      REASON,
    ]);
    const back = await signUp(person);
    expect(await api.call(back, 'GET /api/projects/mine')).toMatchObject({ body: { code: 'auth.suspended' } });
  });

  it('and who blocked them can leave and come back at once, all at the same time', async () => {
    const blockers = await Promise.all(Array.from({ length: 4 }, () => aPerson(api)));
    for (const blocker of blockers) await block(blocker, person);
    await leave();
    const statuses = await Promise.all([
      api.call(person, 'POST /api/users', { body: { name: 'Tom' } }),
      ...blockers.map((blocker) => api.call(blocker, 'DELETE /api/account')),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([201, 204, 204, 204, 204]);
  });
});
