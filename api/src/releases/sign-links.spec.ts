import type { PreviewLink, SignedLink } from '@crewdeck/contract';
import { jwtVerify } from 'jose';
import { aDeployToken, anOps, aRelease } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

const PREVIEW = ['the first key is the one that signs', 'the key of yesterday is good for a while'];
const SOURCE_MAP = 'a key for source maps and for nothing else';

describe('a signed link', () => {
  let api: TestApi;
  let release: string;

  beforeAll(async () => {
    api = await TestApi.start({ PREVIEW_SECRETS: PREVIEW.join(', '), SOURCE_MAP_SECRETS: SOURCE_MAP });
    release = await aRelease(api);
  });

  afterAll(() => api.stop());

  it('to a preview is signed by the first key, for one release and so many minutes', async () => {
    const token = await aDeployToken(api, 'mf-profile');
    const body = { release, minutes: 30 };
    const answer = await api.call<PreviewLink>(null, 'POST /api/releases/mf-profile/previews', { token, body });
    expect(answer.status).toBe(201);
    const [, jwt = ''] = /^\/preview\/(\S+)$/.exec(answer.body.path) ?? [];
    const key = new TextEncoder().encode(PREVIEW[0]);
    const { payload } = await jwtVerify(jwt, key, { algorithms: ['HS256'], audience: 'crewdeck-preview' });
    expect(payload).toEqual({
      module: 'mf-profile',
      release,
      digest: expect.stringMatching(/^sha384-/),
      jti: answer.body.id,
      aud: 'crewdeck-preview',
      exp: expect.any(Number),
    });
    expect(new Date((payload.exp ?? 0) * 1000).toISOString()).toBe(answer.body.expiresAt);
    expect(Math.abs(Date.parse(answer.body.expiresAt) - Date.now() - 30 * 60_000)).toBeLessThan(60_000);
  });

  it('shows only what was published', async () => {
    const answer = await api.call(anOps(), 'POST /api/releases/mf-other/previews', { body: { release } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'release.not_found' } });
  });

  it('is not to be had without a key', async () => {
    const without = await TestApi.start({ DATABASE_URL: api.databaseUrl });
    const answer = await without.call(anOps(), 'POST /api/releases/mf-profile/previews', { body: { release } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'release.previews_off' } });
    await without.stop();
  });

  it('of source maps is for ops only, for an hour, and is no preview', async () => {
    const answer = await api.call<SignedLink>(anOps(), 'POST /api/releases/source-map-links');
    expect(answer.status).toBe(201);
    const [, jwt = ''] = /^\/source-maps\/(\S+)$/.exec(answer.body.path) ?? [];
    const key = new TextEncoder().encode(SOURCE_MAP);
    const { payload } = await jwtVerify(jwt, key, { algorithms: ['HS256'], audience: 'crewdeck-source-maps' });
    expect(payload).toEqual({ aud: 'crewdeck-source-maps', exp: expect.any(Number) });
    expect(Math.abs(Date.parse(answer.body.expiresAt) - Date.now() - 60 * 60_000)).toBeLessThan(60_000);

    const token = await aDeployToken(api, 'mf-profile');
    expect((await api.call(null, 'POST /api/releases/source-map-links', { token })).status).toBe(403);
  });
});
