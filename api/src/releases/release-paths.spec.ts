import type { ErrorBody, OwnedPath, PublishedRelease, Registry } from '@crewdeck/contract';
import { releaseIdOf } from '@crewdeck/releases/release-record';
import { signEntry } from '@crewdeck/releases/signing/entries';
import { replay } from '@crewdeck/releases/signing/replay';
import { aDeployToken, aModuleName, anOps, aRecord, aShell, change } from '../testing/release-builders.ts';
import { SignedApi } from '../testing/signed-releases.ts';
import { TestApi } from '../testing/test-api.ts';

const places = (...paths: string[]) => ({
  routes: paths.map((path) => ({ path, page: 'profile', access: 'open' as const, title: path })),
  navigation: [],
  uses: [],
  calls: [],
});

/** One story: each test goes on where the one before has ended. */
describe('a path belongs to one module:', () => {
  let api: TestApi;
  const first = aModuleName();
  const second = aModuleName();

  beforeAll(async () => {
    api = await TestApi.start();
    const host = [{ path: '/people/:id', module: 'mf-profile', page: 'person' }];
    const { release } = await publish(aShell(host));
    await change(api, 'shell', { action: 'activate', release });
  });

  afterAll(() => api.stop());

  const publish = async (body: unknown) =>
    (await api.call<PublishedRelease>(anOps(), 'POST /api/releases', { body })).body;
  const publishWith = (module: string, ...paths: string[]) => publish(aRecord({ module, places: places(...paths) }));
  const owners = async () => (await api.call<Registry>(null, 'GET /api/registry')).body.paths;
  const move = (path: string, module: string, by = anOps()) =>
    api.call<OwnedPath[] & ErrorBody>(by, 'POST /api/release-paths', { body: { path, module } });

  it('the first that goes live with it, be it for a share', async () => {
    const { release, problems } = await publishWith(first, '/mentors/:id');
    expect(problems).toEqual([]);
    expect(await owners()).toEqual({});
    await change(api, first, { action: 'activate', release });
    expect(await owners()).toEqual({ '/mentors/:': first });
    const { release: canary } = await publishWith(first, '/mentors/:id', '/mentors');
    await change(api, first, { action: 'activate', release: canary, percent: 1 });
    expect(await owners()).toEqual({ '/mentors': first, '/mentors/:': first });
  });

  it.each([
    ['/mentors/:name', `The path /mentors/:name belongs to ${first}.`],
    ['/mentors/new', `The path /mentors/new belongs to ${first}.`],
    ['/people/:name', 'The path /people/:name belongs to the shell.'],
  ])('nobody else can have %s', async (path, sentence) => {
    const { release, problems } = await publishWith(second, path);
    expect(problems).toEqual([sentence]);
    const answer = await change(api, second, { action: 'activate', release });
    expect(answer).toMatchObject({ status: 409, body: { code: 'release.incompatible' } });
    expect(answer.body.error).toBe(`${second} ${release} can't go live. ${sentence}`);
  });

  it('nor a later shell', async () => {
    const { problems } = await publish(aShell([{ path: '/mentors', module: 'mf-profile', page: 'profile' }]));
    expect(problems).toEqual([`The path /mentors belongs to ${first}.`]);
  });

  it('one of two that come at the same moment', async () => {
    const modules = [aModuleName(), aModuleName()];
    const releases = await Promise.all(modules.map((module) => publishWith(module, '/race')));
    const answers = await Promise.all(
      modules.map((module, index) =>
        change(api, module, { action: 'activate', release: releases[index]?.release ?? '' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('until ops give it to another one; whoever had it can still be rolled back', async () => {
    const before = (await api.call<Registry>(null, 'GET /api/registry')).body.revision;
    const { status, body } = await move('/mentors/:id', second);
    expect(status).toBe(200);
    expect(body).toContainEqual(expect.objectContaining({ path: '/mentors/:', module: second }));
    const registry = (await api.call<Registry>(null, 'GET /api/registry')).body;
    expect(registry.paths).toMatchObject({ '/mentors': first, '/mentors/:': second });
    expect(registry.revision).toBe(before + 1);

    const { release } = await publishWith(second, '/mentors/:id');
    expect(await change(api, second, { action: 'activate', release })).toMatchObject({ status: 200 });
    const { release: without } = await publishWith(first, '/mentors');
    await change(api, first, { action: 'activate', release: without });
    expect(await change(api, first, { action: 'rollback', reason: 'Why' })).toMatchObject({ status: 200 });
    expect(await owners()).toMatchObject({ '/mentors/:': second });
  });

  it.each([
    ['/people/:id', 'The path /people/:id belongs to the shell.'],
    ['/ops/mentors', 'The path /ops/mentors belongs to the shell.'],
    ['/mentors/new', `The path /mentors/new belongs to ${second}.`],
  ])('and what is not theirs to give, %s, they can not move', async (path, sentence) => {
    expect(await move(path, first)).toMatchObject({
      status: 409,
      body: { code: 'release.path_taken', error: sentence },
    });
  });

  it('only ops move one; any pipeline reads whose they are', async () => {
    const token = await aDeployToken(api, first);
    const headers = { authorization: `Bearer ${token}` };
    const body = { path: '/mentors/:', module: first };
    expect(await api.call(null, 'POST /api/release-paths', { headers, body })).toMatchObject({ status: 403 });
    const list = await api.call<OwnedPath[]>(null, 'GET /api/release-paths', { headers });
    expect(list.body.map(({ path }) => path)).toEqual(['/mentors', '/mentors/:', '/race']);
  });
});

describe('a path, where releases are signed,', () => {
  it('is in the log with the release that brings it, and belongs to no other one that the database names', async () => {
    const signed = await SignedApi.start();
    try {
      const [first, second] = [await signed.aSquad(), await signed.aSquad()];
      const publish = (squad: typeof first, version: string) =>
        squad.publish(version, squad.key, { ...squad.record(version), places: places('/mentors/:id') });
      const goLive = async (squad: typeof first, version: string) =>
        squad.change({ action: 'activate', release: (await publish(squad, version)).release, percent: 100 });
      expect(await goLive(first, '1.0.0')).toMatchObject({ status: 200 });
      await signed.api.database.query('UPDATE release_paths SET module = $1', [second.module]);
      const { entries } = await signed.log();
      expect(replay(entries, signed.keys.trust).state.paths).toEqual(new Map([['/mentors/:', first.module]]));
      expect((await goLive(second, '1.0.0')).body.error).toContain(`/mentors/:id belongs to ${first.module}`);
      expect(await goLive(first, '1.1.0')).toMatchObject({ status: 200 });
      const unsaid = await first.publish('1.2.0', first.key, first.record('1.2.0'));
      const record = { ...unsaid.record, version: '1.2.1', places: places('/mentors/:id') };
      const entry = signEntry(
        'release',
        { ...Object(unsaid.entry).statement, release: releaseIdOf(record) },
        first.key,
      );
      const body = { ...record, publication: { commit: null, at: entry.statement.at, by: 'a squad', entry } };
      expect(await signed.api.call(null, 'POST /api/releases', { token: first.token, body })).toMatchObject({
        body: { code: 'release.wrong_signature' },
      });
    } finally {
      await signed.api.stop();
    }
  });

  it('moves with the signature of ops alone', async () => {
    const signed = await SignedApi.start();
    try {
      const said = { path: '/mentors/:', module: 'mf-mentors' };
      const move = (entry?: object) =>
        signed.api.call(anOps(), 'POST /api/release-paths', { body: { ...said, path: '/mentors/:id', entry } });
      expect(await move()).toMatchObject({ status: 403, body: { code: 'release.unsigned' } });
      const at = new Date().toISOString();
      const other = signEntry('path', { ...said, module: 'mf-evil', at }, signed.keys.ops);
      expect(await move(other)).toMatchObject({ body: { code: 'release.wrong_signature' } });
      expect(await move(signEntry('path', { ...said, at }, signed.keys.ops))).toMatchObject({ status: 200 });
      expect((await signed.log()).entries.at(-1)).toMatchObject({ kind: 'path', statement: said });
      const { status } = await move(signEntry('path', { ...said, at: new Date().toISOString() }, signed.keys.ops));
      expect([status, (await signed.log()).entries.filter(({ kind }) => kind === 'path').length]).toEqual([200, 1]);
      const restored = signEntry('path', { at, path: '/rooms', module: 'mf-rooms' }, signed.keys.ops);
      expect((await signed.append([restored])).status).toBe(200);
      const { paths } = (await signed.api.call<Registry>(null, 'GET /api/registry')).body;
      expect(paths).toEqual({ '/mentors/:': 'mf-mentors', '/rooms': 'mf-rooms' });
    } finally {
      await signed.api.stop();
    }
  });
});
