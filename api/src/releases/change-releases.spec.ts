import { type ErrorBody, type KeptRelease, type PublishedRelease, pathOf, type ReleaseEvent } from '@crewdeck/contract';
import { aModule, aModuleName, anOps, aRecord, aRelease, change, statusOf } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

const WHY = 'It shows nothing';
const UNKNOWN = '9.9.9-00000000';

describe('a change of what is live', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  const eventsOf = async (module: string) => {
    const { body } = await api.call<ReleaseEvent[]>(
      anOps(),
      `GET ${pathOf('/api/releases/:module/events', { module })}`,
    );
    return body.map(({ action, release, previous, actor, reason }) => ({ action, release, previous, actor, reason }));
  };
  const keptOf = async (module: string) =>
    (await api.call<KeptRelease[]>(anOps(), `GET ${pathOf('/api/releases/:module', { module })}`)).body;

  it('is answered with the status, and leaves one event that says who, what and why', async () => {
    const ops = anOps();
    const { module, releases } = await aModule(api, ['1.0.0', '1.1.0']);
    const [old, now] = releases as [string, string];

    const { status, body } = await change(api, module, { action: 'rollback', reason: WHY }, ops);

    expect(status).toBe(200);
    expect(body).toMatchObject({ module, revision: 3, live: { release: old, version: '1.0.0' }, lastGood: null });
    const [latest, ...earlier] = await eventsOf(module);
    expect(latest).toEqual({ action: 'rollback', release: old, previous: now, actor: ops.email, reason: WHY });
    expect(earlier.map(({ action }) => action)).toEqual(['activate', 'publish', 'activate', 'publish']);
  });

  it('marks what was rolled back as bad, until a person makes it live again', async () => {
    const { module, releases } = await aModule(api, ['1.0.0', '1.1.0']);
    const now = releases[1] ?? '';
    await change(api, module, { action: 'rollback', reason: WHY });
    expect((await keptOf(module)).map(({ badReason }) => badReason)).toEqual([WHY, null]);

    await change(api, module, { action: 'activate', release: now });

    expect((await keptOf(module)).map(({ badReason }) => badReason)).toEqual([null, null]);
  });

  it('never makes a release last good that was rolled back', async () => {
    const { module, releases } = await aModule(api, ['1.0.0', '1.1.0', '1.2.0']);
    await change(api, module, { action: 'rollback', reason: WHY });
    await change(api, module, { action: 'activate', release: await aRelease(api, { module, version: '1.3.0' }) });
    const status = await change(api, module, { action: 'rollback', reason: WHY });
    expect(status.body).toMatchObject({ live: { release: releases[1] }, lastGood: { release: releases[0] } });
    const first = await change(api, module, { action: 'rollback', reason: WHY });
    expect(first.body).toMatchObject({ live: { release: releases[0] }, lastGood: null });
    const none = await change(api, module, { action: 'rollback', reason: WHY });
    expect(none).toMatchObject({ status: 409, body: { code: 'release.no_last_good' } });
  });

  it('keeps since when what it leaves alone has been so', async () => {
    const { module } = await aModule(api, ['1.0.0']);
    const canary = await aRelease(api, { module, version: '1.1.0' });
    const one = await change(api, module, { action: 'activate', release: canary, percent: 5 });
    const other = await change(api, module, { action: 'activate', release: canary, percent: 12.5 });
    expect(other.body.liveSince).toBe(one.body.liveSince);
    expect(other.body.canary).toMatchObject({ release: canary, percent: 12.5, since: one.body.canary?.since });
  });

  it('says of a stopped module why, by whom and since when', async () => {
    const ops = anOps();
    const { module } = await aModule(api, ['1.0.0']);
    const { body } = await change(api, module, { action: 'stop', reason: WHY }, ops);
    expect(body.stopped).toEqual({ reason: WHY, by: ops.email, since: expect.stringMatching(/^2/) });
    const refused = await change(api, module, { action: 'activate', release: await aRelease(api, { module }) });
    expect(refused).toMatchObject({ status: 409, body: { code: 'release.stopped' } });
    await change(api, module, { action: 'resume' });
    expect(await statusOf(api, module)).toMatchObject({ stopped: null });
  });

  it('is refused on another revision than the one it was decided on', async () => {
    const { module, releases } = await aModule(api, ['1.0.0', '1.1.0']);
    for (const expectedRevision of [0, 1, 3]) {
      const body = { action: 'activate', release: releases[0], expectedRevision };
      const answer = await api.call(anOps(), `POST ${pathOf('/api/releases/:module/changes', { module })}`, { body });
      expect(answer).toMatchObject({ status: 409, body: { code: 'release.changed_meanwhile' } });
    }
  });

  it('that changes nothing leaves no event and no other revision', async () => {
    const { module, releases } = await aModule(api, ['1.0.0']);
    const before = await eventsOf(module);
    const { status, body } = await change(api, module, { action: 'activate', release: releases[0] ?? '' });
    expect([status, body.revision]).toEqual([200, 1]);
    expect(await eventsOf(module)).toEqual(before);
  });

  it.each([
    { action: 'activate', release: UNKNOWN },
    { action: 'rollback', to: UNKNOWN, reason: WHY },
  ] as const)('to a release that was never published is refused: %j', async (what) => {
    const { module } = await aModule(api, ['1.0.0']);
    expect(await change(api, module, what)).toMatchObject({ status: 404, body: { code: 'release.not_found' } });
  });

  it('of a module that was never live is refused, unless it makes it live', async () => {
    const answer = await change(api, aModuleName(), { action: 'stop', reason: WHY });
    expect(answer).toMatchObject({ status: 404, body: { code: 'release.not_found' } });
  });
});

describe('publishing', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  const publish = <T = PublishedRelease>(body: unknown) => api.call<T>(anOps(), 'POST /api/releases', { body });

  it('the same release once more changes nothing', async () => {
    const record = aRecord();
    expect((await publish(record)).body).toMatchObject({ isNew: true });
    const again = await publish(record);
    expect([again.status, again.body.isNew]).toEqual([200, false]);
    const { body } = await api.call<ReleaseEvent[]>(anOps(), 'GET /api/releases/mf-profile/events');
    expect(body.filter(({ action }) => action === 'publish')).toHaveLength(1);
  });

  it('other files under the same name is refused', async () => {
    const record = aRecord();
    await publish(record);
    for (const other of [
      { ...record, files: aRecord().files },
      { ...record, packages: ['another'] },
    ])
      expect(await publish<ErrorBody>(other)).toMatchObject({ status: 409, body: { code: 'release.bytes_differ' } });
  });

  it('a release that is larger than one may be is refused, and nothing is kept of it', async () => {
    const record = aRecord({ module: aModuleName() });
    const [[file, { integrity }] = ['', { integrity: '' }]] = Object.entries(record.files);
    const files = { ...record.files, [file]: { integrity, bytes: 600_000 } };
    const answer = await publish<ErrorBody>({ ...record, files });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(answer.body.error).toContain('It has files of 609 kB, where 500 kB are allowed.');
    expect((await api.call<KeptRelease[]>(anOps(), `GET /api/releases/${record.module}`)).body).toEqual([]);
  });

  it('a release without files is refused, and one from before that has none never goes live', async () => {
    const record = aRecord({ module: aModuleName() });
    expect(await publish<ErrorBody>({ ...record, files: {} })).toMatchObject({ status: 400 });
    const { body } = await publish(record);
    await api.database.query(`UPDATE releases SET record = jsonb_set(record, '{files}', '{}') WHERE release = $1`, [
      body.release,
    ]);
    const answer = await change(api, record.module, { action: 'activate', release: body.release });
    expect(answer).toMatchObject({ status: 409, body: { code: 'release.incompatible' } });
    expect(answer.body.error).toContain('It has no files.');
  });

  it('at the same moment is done once', async () => {
    const record = aRecord();
    const answers = await Promise.all(Array.from({ length: 8 }, () => publish(record)));
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
  });

  it('is done by whoever shows the token, whatever the record says', async () => {
    const ops = anOps();
    const record = aRecord({ publication: { commit: 'abc1234', at: '2020-01-01T00:00:00Z', by: 'somebody else' } });
    await api.call(ops, 'POST /api/releases', { body: record });
    const { body } = await api.call<KeptRelease[]>(ops, 'GET /api/releases/mf-profile');
    expect(body[0]).toMatchObject({ commit: 'abc1234', publishedBy: ops.email, lastSeenAt: null, neededAs: [] });
  });
});
