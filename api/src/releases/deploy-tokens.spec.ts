import { type CreatedDeployToken, type DeployToken, pathOf, type ReleaseEvent } from '@crewdeck/contract';
import { aDeployToken, aModule, aModuleName, anOps, aRecord } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

describe('a deploy token', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });

  afterAll(() => api.stop());

  const read = (token: string, path = '/api/releases') => api.call(null, `GET ${path}`, { token });

  it('releases the module that it was made for, and events name it', async () => {
    const module = aModuleName();
    const token = await aDeployToken(api, module, 'squad profile');
    const record = aRecord({ module });
    await api.call(null, 'POST /api/releases', { token, body: record });
    const body = { action: 'activate', release: `${record.version}-${record.hash}`, expectedRevision: 0 };
    expect((await api.call(null, `POST /api/releases/${module}/changes`, { token, body })).status).toBe(200);
    const events = await api.call<ReleaseEvent[]>(null, `GET /api/releases/${module}/events`, { token });
    expect(events.body.map(({ action, actor }) => [action, actor])).toEqual([
      ['activate', 'squad profile (token)'],
      ['publish', 'squad profile (token)'],
    ]);
  });

  it('is made, listed without its secret, and revoked by ops; from then on it is of no use', async () => {
    const ops = anOps();
    const body = { module: aModuleName(), name: 'ci' };
    const made = await api.call<CreatedDeployToken>(ops, 'POST /api/deploy-tokens', { body });
    const { token, ...listed } = made.body;
    expect(made).toMatchObject({ status: 201, body: { ...body, token: expect.stringMatching(/^crewdeck_deploy_/) } });
    expect((await read(token)).status).toBe(200);
    const list = async () => (await api.call<DeployToken[]>(ops, 'GET /api/deploy-tokens')).body;
    expect(await list()).toContainEqual({ ...listed, lastUsedAt: expect.stringMatching(/^2/) });

    const revoke = () => api.call(ops, `DELETE ${pathOf('/api/deploy-tokens/:id', { id: listed.id })}`);
    expect((await revoke()).status).toBe(204);
    expect(await read(token)).toMatchObject({ status: 401, body: { code: 'auth.invalid_token' } });
    expect((await list()).map(({ id }) => id)).not.toContain(listed.id);
    expect((await revoke()).status).toBe(404);
  });

  it('of one name is one, however many are made at once', async () => {
    const module = aModuleName();
    const tokens = await Promise.all([1, 2, 3, 4].map(() => aDeployToken(api, module)));
    const statuses = await Promise.all(tokens.map(async (token) => (await read(token)).status));
    expect(statuses.sort()).toEqual([200, 401, 401, 401]);
  });

  it('takes the place of the former one of its name', async () => {
    const module = aModuleName();
    const [former, other] = [await aDeployToken(api, module, 'ci'), await aDeployToken(api, module, 'other')];
    const latest = await aDeployToken(api, module, 'ci');
    const statuses = await Promise.all([former, other, latest].map(async (token) => (await read(token)).status));
    expect(statuses).toEqual([401, 200, 200]);
  });

  it('is no sign-in anywhere else', async () => {
    const token = await aDeployToken(api, aModuleName());
    for (const path of ['/api/projects/mine', '/api/projects', '/api/health/live'])
      expect(await read(token, path)).toMatchObject({ status: 401, body: { code: 'auth.invalid_token' } });
  });

  it('is kept as a hash alone, with the time of its use', async () => {
    const module = aModuleName();
    const token = await aDeployToken(api, module);
    await read(token);
    const rows = await api.database.query(
      'SELECT t::text AS text, last_used_at FROM deploy_tokens t WHERE module = $1',
      [module],
    );
    expect(rows).toEqual([{ text: expect.not.stringContaining(token.slice(-20)), last_used_at: expect.any(Date) }]);
  });

  it('that nobody made is refused, and guessing is counted against the address', async () => {
    const strict = await TestApi.start({ DATABASE_URL: api.databaseUrl, REQUESTS_PER_MINUTE_PER_ADDRESS: '5' });
    const guess = () => strict.call(null, 'GET /api/releases', { token: `crewdeck_deploy_${'A'.repeat(43)}` });
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    await strict.stop();
  });

  it('is limited like a person', async () => {
    const strict = await TestApi.start({ DATABASE_URL: api.databaseUrl, REQUESTS_PER_MINUTE_PER_PERSON: '3' });
    const [token, another] = [await aDeployToken(api, aModuleName()), await aDeployToken(api, aModuleName())];
    const statuses: number[] = [];
    for (const shown of [token, token, token, token, another])
      statuses.push((await strict.call(null, 'GET /api/releases', { token: shown })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
    await strict.stop();
  });

  it('lets no module be released by a role of another name', async () => {
    const { module } = await aModule(api, ['1.0.0']);
    const person = { ...anOps(), role: 'opsx' } as never;
    expect((await api.call(person, `GET /api/releases/${module}`)).status).toBe(403);
  });
});
