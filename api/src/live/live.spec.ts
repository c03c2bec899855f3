import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ActivityEntity } from '../activities/activity.entity.ts';
import { aMember, anInvite, aPerson, aProject } from '../testing/builders.ts';
import { LiveReader } from '../testing/live-reader.ts';
import { type Account, type Person, unsignedTokenOf } from '../testing/people.ts';
import { rawRequest, sendRaw } from '../testing/raw-call.ts';
import { anOps } from '../testing/release-builders.ts';
import { aNewcomer, TestApi } from '../testing/test-api.ts';
import { LiveService } from './live.service.ts';

const SEVERAL_LOOKS_MS = 400;

describe('live', () => {
  let api: TestApi;
  let person: Person;
  let sender: Person;
  const opened: LiveReader[] = [];

  beforeAll(async () => {
    api = await TestApi.start();
  });

  beforeEach(async () => {
    person = await aPerson(api);
    sender = await aPerson(api);
  });

  afterEach(() => {
    for (const reader of opened.splice(0)) reader.leave();
  });

  afterAll(() => api.stop());

  /** As soon as it has been told what there is to tell at first. */
  async function open(reader: Account, options?: Parameters<typeof LiveReader.open>[2]): Promise<LiveReader> {
    const stream = await LiveReader.open(api.url, reader, options);
    opened.push(stream);
    await stream.until(({ beats }) => beats > 0);
    return stream;
  }

  async function versionOfList(reader = person): Promise<string | undefined> {
    const { headers } = await api.call(reader, `GET /api/invites/user/${reader.uid}`);
    return /^W\/"(.*)"$/.exec(headers.get('etag') ?? '')?.[1];
  }

  /** Until the stream has told what the list answers with now. */
  async function untilTold(stream: LiveReader, reader = person): Promise<void> {
    const version = await versionOfList(reader);
    await stream.until(({ last }) => last === version);
  }

  async function invite(receiver = person): Promise<string> {
    const project = await aProject(api, { owner: sender });
    return (await anInvite(api, project, { sender, receiver })).id;
  }

  it('tells at once which version the list has, without an end and past what could keep it back', async () => {
    const stream = await open(person);
    expect(stream.versions).toEqual([await versionOfList()]);
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers['cache-control']).toBe('no-store');
    expect(stream.headers['x-accel-buffering']).toBe('no');
  });

  it('is counted among the figures while it is open', async () => {
    const count = async () => /^live_streams (\d+)$/m.exec(await (await fetch(`${api.url}/metrics`)).text())?.[1];
    const stream = await open(person);
    expect(await count()).toBe('1');
    stream.leave();
    while ((await count()) !== '0') await sleep(20);
  });

  it('tells nothing to who has that version already', async () => {
    const stream = await open(person, { known: (await versionOfList()) ?? '' });
    expect(stream.versions).toEqual([]);
  });

  it('tells of an invite, of what is unread and of what was read, and nobody else', async () => {
    const [stream, ofOther] = [await open(person), await open(await aPerson(api))];
    await invite();
    await untilTold(stream);

    const project = await aProject(api, { owner: person });
    await aMember(api, project, person);
    const body = { userId: sender.uid, projectId: project.id };
    await api.call(sender, 'POST /api/interests', { body });
    await untilTold(stream);
    expect(stream.last).toMatch(/\.1$/);

    const { id } = await api.database.manager.findOneByOrFail(ActivityEntity, { userId: person.profileId });
    await api.call(person, 'PUT /api/activities/read', { body: { ids: [id] } });
    await untilTold(stream);
    expect(stream.last).toMatch(/\.0$/);
    expect(ofOther.versions).toHaveLength(1);
  });

  it('tells the sender of the answer', async () => {
    const id = await invite();
    const stream = await open(sender);
    const before = stream.last;
    await api.call(person, `PATCH /api/invites/${id}`, { body: { status: 'accepted' } });
    await untilTold(stream, sender);
    expect(stream.last).not.toBe(before);
  });

  it('tells of a change that began before others, and was committed after they were told', async () => {
    const project = await aProject(api, { owner: sender });
    const [early, late] = [person, await aPerson(api)];
    const streams = [await open(early), await open(late)] as const;
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query('BEGIN');
    const happening = `INSERT INTO activities (user_id, kind, project_id, title) VALUES ($1, 'deadline_near', $2, 'A project')`;
    await client.query(happening, [early.profileId, project.id]);

    await invite(late);
    await untilTold(streams[1], late);
    await sleep(SEVERAL_LOOKS_MS);
    expect(streams[0].versions).toHaveLength(1);
    await client.query('COMMIT');
    await client.end();

    await untilTold(streams[0], early);
    expect(streams[0].versions).toHaveLength(2);
  });

  it('notices with the heartbeat what no row tells', async () => {
    const project = await aProject(api, { owner: person });
    await api.call(sender, 'POST /api/interests', { body: { userId: sender.uid, projectId: project.id } });
    const stream = await open(person);
    await api.database.query('DELETE FROM activities WHERE user_id = $1', [person.profileId]);
    await api.get(LiveService).tellEverybody();
    await untilTold(stream);
    expect(stream.versions).toHaveLength(2);
  });

  it('beats while there is nothing to tell', async () => {
    const stream = await open(person);
    const { beats } = stream;
    await api.get(LiveService).tellEverybody();
    await stream.until((reader) => reader.beats > beats);
    expect(stream.versions).toHaveLength(1);
  });

  it('ends with the token', async () => {
    // Long enough for a busy machine to open a stream with it.
    const exp = Math.ceil(Date.now() / 1000) + 2;
    const token = unsignedTokenOf(person, { exp });
    const [stream, other] = [await open(person, { token }), await open(person)];
    await sleep(Math.max(0, exp * 1000 - Date.now()));
    await api.get(LiveService).tellEverybody();
    await stream.until(({ hasEnded }) => hasEnded);
    expect(other.hasEnded).toBe(false);
  });

  const suspension = () => `POST /api/abuse-reports/person/${person.profileId}/decisions` as const;
  it.each([
    ['is suspended', () => api.call(anOps(), suspension(), { body: { action: 'suspend', reason: 'Words' } })],
    ['deletes their account', () => api.call(person, 'DELETE /api/account')],
  ])('ends for somebody who %s', async (_, act) => {
    const stream = await open(person);
    await act();
    // A notification says so, a moment later.
    await sleep(SEVERAL_LOOKS_MS);
    await api.get(LiveService).tellEverybody();
    await stream.until(({ hasEnded }) => hasEnded);
  });

  it('waits for somebody without a profile, and ends once they have one', async () => {
    const newcomer = aNewcomer();
    const stream = await open(newcomer);
    expect(stream.versions).toEqual([]);
    await api.call(newcomer, 'POST /api/users', { body: { name: 'Somebody' } });
    await api.get(LiveService).tellEverybody();
    await stream.until(({ hasEnded }) => hasEnded);
  });

  it('lets one person have five, and asks the oldest to stay away for a while', async () => {
    const streams = [];
    for (let count = 0; count < 6; count += 1) streams.push(await open(person));
    const [oldest, ...others] = streams;
    await oldest?.until(({ hasEnded }) => hasEnded);
    expect(oldest?.retryMs).toBe(300_000);
    expect(others.map(({ hasEnded }) => hasEnded)).toEqual([false, false, false, false, false]);
  });

  it('keeps nothing of who only asks for the head, or has gone', async () => {
    const count = () => (api.get(LiveService) as unknown as { streams: { count: number } }).streams.count;
    const before = count();
    const headers = [`authorization: Bearer ${unsignedTokenOf(person)}`];
    const { status } = await sendRaw(api.url, rawRequest({ method: 'HEAD', path: '/api/live', headers }));
    expect(status).toBe(200);
    (await open(person)).leave();
    await sleep(SEVERAL_LOOKS_MS);
    expect(count()).toBeLessThanOrEqual(before);
  });
});
