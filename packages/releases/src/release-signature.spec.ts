import type { ReleaseRecord } from './release-record.ts';
import { isSigned, signRelease } from './release-signature.ts';
import { newPrivateKey, publicKeyOf, readPrivateKey, trustedKeysSchema } from './signing-keys.ts';
import { aRecord, PUBLICATION } from './testing/a-build.ts';

const squad = readPrivateKey(newPrivateKey());
const ops = readPrivateKey(newPrivateKey());
const stranger = readPrivateKey(newPrivateKey());
const { module } = aRecord();
const trusted = trustedKeysSchema.parse(`${module}:${publicKeyOf(squad)},*:${publicKeyOf(ops)}`);

async function signedBy(key: typeof squad, record: ReleaseRecord = aRecord()): Promise<ReleaseRecord> {
  return { ...record, publication: { ...PUBLICATION, signature: await signRelease(record, key) } };
}

describe('the signature of a release', () => {
  it('counts by the key of its module, and by that of ops', async () => {
    expect(await isSigned(await signedBy(squad), trusted)).toBe(true);
    expect(await isSigned(await signedBy(ops), trusted)).toBe(true);
  });

  it('does not count by another key, without one, or once the key is taken out', async () => {
    expect(await isSigned(await signedBy(stranger), trusted)).toBe(false);
    expect(await isSigned({ ...aRecord(), publication: PUBLICATION }, trusted)).toBe(false);
    expect(await isSigned(await signedBy(squad), trustedKeysSchema.parse(`*:${publicKeyOf(ops)}`))).toBe(false);
  });

  it('does not count for another record: other bytes, another version, another module', async () => {
    const signed = await signedBy(squad);
    const [[name, file] = ['', { integrity: '', bytes: 0 }]] = Object.entries(signed.files);
    const tampered = { ...signed.files, [name]: { ...file, integrity: `sha384-${'A'.repeat(64)}` } };
    expect(await isSigned({ ...signed, files: tampered }, trusted)).toBe(false);
    expect(await isSigned({ ...signed, version: '9.9.9' }, trusted)).toBe(false);
    const everybody = trustedKeysSchema.parse(`mf-other:${publicKeyOf(squad)},${module}:${publicKeyOf(squad)}`);
    expect(await isSigned({ ...signed, module: 'mf-other' }, everybody)).toBe(false);
  });
});

describe('the variable of trusted keys', () => {
  it.each(['', 'mf-profile', 'mf-profile:short', `MF:${publicKeyOf(squad)}`])('is refused as "%s"', (text) => {
    expect(trustedKeysSchema.safeParse(text).success).toBe(false);
  });
});
