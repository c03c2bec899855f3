import { randomUUID } from 'node:crypto';
import {
  type ErrorBody,
  type KeptRelease,
  type Preview,
  type PreviewLink,
  pathOf,
  type Registry,
  type ReleaseEvent,
} from '@crewdeck/contract';
import { aDeployToken, aModule, anOps, aRelease } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

describe('a preview', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start({ PREVIEW_SECRETS: 'the first key is the one that signs' });
  });

  afterAll(() => api.stop());

  const make = (module: string, release: string, minutes = 30, ops = anOps()) =>
    api.call<PreviewLink & ErrorBody>(ops, `POST ${pathOf('/api/releases/:module/previews', { module })}`, {
      body: { release, minutes },
    });
  const listOf = async (module: string) =>
    (await api.call<Preview[]>(anOps(), `GET ${pathOf('/api/releases/:module/previews', { module })}`)).body;
  const end = (module: string, id: string, ops = anOps()) =>
    api.call(ops, `DELETE ${pathOf('/api/releases/:module/previews/:id', { module, id })}`);
  const registry = async () => (await api.call<Registry>(null, 'GET /api/registry')).body;
  const actionsOf = async (module: string) => {
    const { body } = await api.call<ReleaseEvent[]>(
      anOps(),
      `GET ${pathOf('/api/releases/:module/events', { module })}`,
    );
    return body.map(({ action, release, actor }) => ({ action, release, actor }));
  };

  it('leaves an event that says who made it, and is listed while it is good', async () => {
    const ops = anOps();
    const { module, releases } = await aModule(api, ['1.0.0']);
    const [release = ''] = releases;
    const { body } = await make(module, release, 30, ops);
    expect((await actionsOf(module))[0]).toEqual({ action: 'preview', release, actor: ops.email });
    expect(await listOf(module)).toMatchObject([{ id: body.id, release, by: ops.email }]);
    const [listed] = await listOf(module);
    expect(Date.parse(listed?.expiresAt ?? '')).toBe(Date.parse(body.expiresAt));
  });

  it('is ended alone: edges hear of it, and of no other', async () => {
    const ops = anOps();
    const { module, releases } = await aModule(api, ['1.0.0']);
    const [one, other] = await Promise.all([1, 2].map(() => make(module, releases[0] ?? '')));
    const { revision } = await registry();
    expect((await end(module, one?.body.id ?? '', ops)).status).toBe(204);
    expect(await registry()).toMatchObject({ revision: revision + 1, endedPreviews: [one?.body.id] });
    expect((await listOf(module)).map(({ id }) => id)).toEqual([other?.body.id]);
    expect((await actionsOf(module))[0]).toMatchObject({ action: 'end_preview', actor: ops.email });
    expect((await end(module, one?.body.id ?? '')).status).toBe(404);
  });

  it('is listed and ended by those who may release the module, and by nobody else', async () => {
    const { module, releases } = await aModule(api, ['1.0.0']);
    const { id } = (await make(module, releases[0] ?? '')).body;
    const token = await aDeployToken(api, 'mf-elsewhere', randomUUID());
    expect(
      (await api.call(null, `DELETE ${pathOf('/api/releases/:module/previews/:id', { module, id })}`, { token }))
        .status,
    ).toBe(403);
    expect(
      (await api.call(null, `DELETE ${pathOf('/api/releases/:module/previews/:id', { module, id })}`)).status,
    ).toBe(401);
    const listed = await api.call(null, `GET ${pathOf('/api/releases/:module/previews', { module })}`, { token });
    expect(listed).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } });
    const own = await aDeployToken(api, module, randomUUID());
    expect(
      (await api.call(null, `GET ${pathOf('/api/releases/:module/previews', { module })}`, { token: own })).status,
    ).toBe(200);
    expect(await listOf(module)).toHaveLength(1);
  });

  describe('of a build that only a development server has', () => {
    const RELEASE = '1.0.0-dddddddd';
    const DEVELOPMENT = {
      origin: 'http://127.0.0.1:4000',
      container: 'mf_here__1_0_0_dddddddd',
      entry: 'remoteEntry.js',
      pages: ['explore'],
      widgets: {},
      requires: { sdk: '^1.0.0', contract: '^2.0.0', federation: '^2.9.2' },
    };
    const develop = (module: string, changes: object = {}, as: { token: string } | null = null) =>
      api.call<PreviewLink & ErrorBody>(
        as ? null : anOps(),
        `POST ${pathOf('/api/releases/:module/previews', { module })}`,
        {
          ...as,
          body: { release: RELEASE, development: { ...DEVELOPMENT, ...changes } },
        },
      );

    it('is signed with what the server has, leaves an event, and can be ended', async () => {
      const { module } = await aModule(api, ['1.0.0']);
      const token = await aDeployToken(api, module, randomUUID());
      const { status, body } = await develop(module, {}, { token });
      expect(status).toBe(201);
      const claims = JSON.parse(Buffer.from(body.path.split('.')[1] ?? '', 'base64url').toString());
      expect(claims).toMatchObject({ module, release: RELEASE, jti: body.id, development: DEVELOPMENT });
      expect((await actionsOf(module))[0]).toMatchObject({ action: 'preview', release: RELEASE });
      expect((await end(module, body.id)).status).toBe(204);
      expect((await registry()).endedPreviews).toContain(body.id);
    });

    it.each([
      'https://elsewhere.example',
      'http://elsewhere.example:4000',
      'http://127.0.0.1.elsewhere.example:4000',
      'http://127.0.0.1:4000@elsewhere.example',
      'http://127.0.0.1:4000/path',
      'http://192.168.0.1:4000',
      'https://127.0.0.1:4000',
      'http://127.0.0.1:4000; script-src *',
    ])('comes from no other machine: %s', async (origin) => {
      expect((await develop('mf-here', { origin })).status).toBe(400);
    });

    it('is made by who may release the module, and never of the shell', async () => {
      const { module } = await aModule(api, ['1.0.0']);
      const token = await aDeployToken(api, 'mf-elsewhere', randomUUID());
      expect((await develop(module, {}, { token })).status).toBe(403);
      expect((await develop('shell')).status).toBe(404);
    });
  });

  it('is good for a day at most', async () => {
    const { module, releases } = await aModule(api, ['1.0.0']);
    expect((await make(module, releases[0] ?? '', 24 * 60)).status).toBe(201);
    expect((await make(module, releases[0] ?? '', 24 * 60 + 1)).status).toBe(400);
  });

  it('keeps its release until it is over', async () => {
    const { module } = await aModule(api, ['1.0.0']);
    const release = await aRelease(api, { module, version: '0.9.0' });
    const { id } = (await make(module, release)).body;
    const neededAs = async () => {
      const { body } = await api.call<KeptRelease[]>(anOps(), `GET ${pathOf('/api/releases/:module', { module })}`);
      return body.find((kept) => kept.release === release)?.neededAs;
    };
    expect(await neededAs()).toEqual(['preview']);
    await end(module, id);
    expect(await neededAs()).toEqual([]);
  });
});
