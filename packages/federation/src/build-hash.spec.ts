import { join } from 'node:path';
import { buildHash } from './build-hash.ts';

const ROOT = join(process.cwd());

describe('the build hash', () => {
  it('is the same for the same inputs', () => {
    expect(buildHash(join(ROOT, 'mf-profile'))).toBe(buildHash(join(ROOT, 'mf-profile')));
  });

  it('differs between modules, and is 8 hexadecimal digits', () => {
    expect(buildHash(join(ROOT, 'mf-profile'))).not.toBe(buildHash(join(ROOT, 'mf-invites')));
    expect(buildHash(join(ROOT, 'mf-invites'))).toMatch(/^[0-9a-f]{8}$/);
  });
});
