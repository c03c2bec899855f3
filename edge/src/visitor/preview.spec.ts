import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '@crewdeck/releases';
import { aChannel, aRegistry } from '../testing/a-registry.ts';
import { aRecord, publish } from '../testing/a-release.ts';
import { aToken, KEY, type Wishes } from '../testing/a-token.ts';
import { TestEdge } from '../testing/test-edge.ts';
import { until } from '../testing/until.ts';

const OLD_KEY = 'a-secret-that-only-the-tests-know-0';
const TRIED = { module: 'mf-explore', release: '1.0.0-22222222' };
const ID = '5f0c8d1e-58a4-4d5b-9d0e-2f4a6c1b7e90';
const CLAIMS = { ...TRIED, jti: ID, digest: digestOf(aRecord('mf-explore', '22222222')) };

const OTHER_DIGEST = digestOf(aRecord('mf-explore', '33333333'));

/** A token as the API signs it, or with something wrong. */
const token = (wishes: Wishes = {}) => aToken({ claims: CLAIMS, audience: 'crewdeck-preview', ...wishes });

let edge: TestEdge;

beforeAll(async () => {
  edge = await TestEdge.with({ shell: '00000000', 'mf-explore': '11111111' });
  await publish(edge.store, 'mf-explore', '22222222');
  await publish(edge.store, 'mf-explore', '33333333');
  await edge.start({ PREVIEW_SECRETS: `${KEY},${OLD_KEY}` });
});

afterAll(() => edge.end());

describe('a preview link', () => {
  it('leads home and gives this browser the release, until it expires', async () => {
    const jwt = await token();
    const response = await edge.get(`/preview/${jwt}`);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^crewdeck-preview=[\w.-]+; Path=\/; Max-Age=(59\d|600); HttpOnly; SameSite=Lax$/);

    const [pair] = cookie.split(';');
    expect(await edge.candidates('mf-explore', pair)).toEqual(['1.0.0-22222222']);
    expect((await edge.registry(pair)).preview).toEqual({ ...TRIED, expiresAt: expect.stringMatching(/^20.*Z$/) });
    expect(await edge.page('/explore', pair)).toContain('/modules/mf-explore/1.0.0-22222222/explore.js');
    expect(await edge.candidates('mf-explore')).toEqual(['1.0.0-11111111']);
  });

  it('sets a cookie for https only where the browser came by https', async () => {
    const response = await edge.get(`/preview/${await token()}`, { 'x-forwarded-proto': 'https' });
    expect(response.headers.get('set-cookie')).toMatch(/; Secure$/);
  });

  it('may be signed with an earlier key, so that keys can be changed', async () => {
    expect((await edge.get(`/preview/${await token({ key: OLD_KEY })}`)).status).toBe(303);
  });

  it.each([
    ['signed by somebody else', { key: 'another-secret-of-32-characters-or-so' }, 400, "isn't valid"],
    ['for something else', { audience: 'crewdeck-deploy' }, 400, "isn't valid"],
    ['of another algorithm', { algorithm: 'HS512' }, 400, "isn't valid"],
    ['naming no release', { claims: { ...CLAIMS, release: '../../etc' } }, 400, "isn't valid"],
    ['naming no module', { claims: { ...CLAIMS, module: '../x' } }, 400, "isn't valid"],
    ['expired', { seconds: -1 }, 410, 'has expired'],
    ['of a release that is gone', { claims: { ...CLAIMS, release: '1.0.0-99999999' } }, 404, 'no longer exists'],
    ['of a record that was changed', { claims: { ...CLAIMS, digest: OTHER_DIGEST } }, 404, 'no longer exists'],
    ['that nobody could end', { claims: { ...CLAIMS, jti: undefined } }, 400, "isn't valid"],
  ])('that is %s is refused with a sentence and a way home', async (_case, wishes, status, sentence) => {
    const response = await edge.get(`/preview/${await token(wishes)}`);
    const html = await response.text();
    expect([response.status, response.headers.get('set-cookie')]).toEqual([status, null]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain(sentence);
    expect(html).toContain('<a href="/">');
  });

  it.each(['x', 'a.b.c', '%0d%0aset-cookie:%20a=b', 'x'.repeat(5_000), '..%2f..%2f'])(
    'that is rubbish is refused as well: %s',
    async (rubbish) => {
      const response = await edge.get(`/preview/${rubbish}`);
      expect([response.status, response.headers.get('set-cookie')]).toEqual([400, null]);
    },
  );
});

describe('the way out of a preview', () => {
  it('forgets it and leads home', async () => {
    const response = await edge.get('/preview/exit', { cookie: `crewdeck-preview=${await token()}` });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    expect(response.headers.get('set-cookie')).toMatch(/^crewdeck-preview=; Path=\/; Max-Age=0;/);
  });
});

describe('the cookie of a preview', () => {
  it.each([
    ['has expired', { seconds: -1 }],
    ['was forged', { key: 'another-secret-of-32-characters-or-so' }],
  ])('is ignored and taken away when it %s', async (_case, wishes) => {
    const cookie = `crewdeck-preview=${await token(wishes)}`;
    expect(await edge.candidates('mf-explore', cookie)).toEqual(['1.0.0-11111111']);
    const response = await edge.get('/', { cookie });
    expect(response.headers.get('set-cookie')).toMatch(/^crewdeck-preview=; Path=\/; Max-Age=0;/);
  });

  it('is ignored when its release has been pruned', async () => {
    const cookie = `crewdeck-preview=${await token({ claims: { ...CLAIMS, release: '1.0.0-33333333', digest: OTHER_DIGEST } })}`;
    expect(await edge.candidates('mf-explore', cookie)).toEqual(['1.0.0-33333333']);
    await rm(join(edge.store, 'mf-explore/1.0.0-33333333'), { recursive: true });
    expect(await edge.candidates('mf-explore', cookie)).toEqual(['1.0.0-11111111']);
  });
});

describe('a preview that was ended', () => {
  it('is over in every browser, and no other one with it', async () => {
    const ended = { ...CLAIMS, jti: '7a1d52f0-0b7e-4b0c-8e0f-51d3c0a9b111' };
    const [mine = '', other = ''] = await Promise.all([token({ claims: ended }), token()]);
    expect((await edge.get(`/preview/${mine}`)).status).toBe(303);
    const modules = { shell: aChannel('00000000'), 'mf-explore': aChannel('11111111') };
    edge.api.say(aRegistry(2, modules, [ended.jti]));
    await until(async () => (await edge.registry()).revision === 2);
    const refusal = await edge.get(`/preview/${mine}`);
    expect([refusal.status, await refusal.text()]).toEqual([410, expect.stringContaining('has ended')]);
    expect(await edge.candidates('mf-explore', `crewdeck-preview=${mine}`)).toEqual(['1.0.0-11111111']);
    expect(await edge.candidates('mf-explore', `crewdeck-preview=${other}`)).toEqual(['1.0.0-22222222']);
  });
});
