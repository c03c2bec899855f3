import type { KeyObject } from 'node:crypto';
import { newPrivateKey, publicKeyOf, readPrivateKey, signRelease } from '@crewdeck/releases';
import { aDeployToken, aRecord, statusOf } from '../testing/release-builders.ts';
import { TestApi } from '../testing/test-api.ts';

const MODULE = 'mf-signed';
const aKey = () => readPrivateKey(newPrivateKey());
const [squad, ops, stranger, revoked] = [aKey(), aKey(), aKey(), aKey()];

describe('where releases are signed, a release', () => {
  let api: TestApi;
  let token: string;

  beforeAll(async () => {
    api = await TestApi.start({
      RELEASE_KEYS: `${MODULE}:${publicKeyOf(squad)},mf-other:${publicKeyOf(stranger)},*:${publicKeyOf(ops)}`,
    });
    token = await aDeployToken(api, MODULE);
  });

  afterAll(() => api.stop());

  async function publish(key: KeyObject | null, said = aRecord({ module: MODULE }), record = said) {
    const signature = key ? await signRelease(said, key) : undefined;
    const publication = { commit: null, at: new Date().toISOString(), by: 'a squad', ...(signature && { signature }) };
    return api.call(null, 'POST /api/releases', { token, body: { ...record, publication } });
  }

  it('is taken with the signature of its squad or of ops, and keeps it', async () => {
    expect((await publish(squad)).status).toBe(200);
    expect((await publish(ops)).status).toBe(200);
    const rows = await api.database.query(
      `SELECT FROM releases WHERE module = $1 AND record #>> '{publication,signature}' <> ''`,
      [MODULE],
    );
    expect(rows).toHaveLength(2);
  });

  it('of a stolen deploy token alone is refused, and nothing of it goes live', async () => {
    expect(await publish(null)).toMatchObject({ status: 403, body: { code: 'release.unsigned' } });
    expect(await statusOf(api, MODULE)).toBeUndefined();
  });

  it.each([
    ['of another module', stranger],
    ['that is revoked', revoked],
  ])('is refused with a key %s', async (_, key) => {
    expect(await publish(key)).toMatchObject({ status: 403, body: { code: 'release.wrong_signature' } });
  });

  it('is refused when one file is another one than was signed', async () => {
    const said = aRecord({ module: MODULE });
    const answer = await publish(squad, said, { ...said, files: aRecord().files });
    expect(answer).toMatchObject({ status: 403, body: { code: 'release.wrong_signature' } });
  });
});
