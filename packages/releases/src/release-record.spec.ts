import { digestOf } from './record-digest.ts';
import { releaseRecordSchema } from './release-record.ts';
import { aRecord, PUBLICATION } from './testing/a-build.ts';

describe('a record', () => {
  it.each([
    ['without files', { files: {} }],
    ['that names a file which the release has not', { initial: ['remoteEntry.js', 'more.js'] }],
    ['whose integrity is no hash', { files: { 'remoteEntry.js': { integrity: 'sha384-x" onload="', bytes: 1 } } }],
  ])('%s is none', (_case, changes) => {
    expect(releaseRecordSchema.safeParse(aRecord()).success).toBe(true);
    expect(releaseRecordSchema.safeParse({ ...aRecord(), ...changes }).success).toBe(false);
  });
});

describe('the digest of a record', () => {
  const digest = digestOf(aRecord());
  const { requires } = aRecord();

  it('says nothing of who published it, of the order of its keys, nor which version read it', () => {
    const later = { ...Object.fromEntries(Object.entries(aRecord()).reverse()), publication: PUBLICATION };
    expect(digestOf(releaseRecordSchema.parse(later))).toBe(digest);
    const newer = { ...aRecord(), requires: { ...requires, later: '^1.0.0' }, more: true };
    expect(digestOf(releaseRecordSchema.parse(newer))).not.toBe(digest);
  });

  it.each([{ entry: 'remoteEntry.js.br' }, { packages: ['evil'] }, { prerendered: {} }])(
    'is another one with %p',
    (changes) => {
      expect(digestOf({ ...aRecord(), ...changes })).not.toBe(digest);
    },
  );
});
