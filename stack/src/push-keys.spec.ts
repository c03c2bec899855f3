import { createECDH } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pushKeysIn } from './push-keys.ts';

describe('the keys of push', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'push-keys-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('are a pair that is made once and kept for its owner alone', async () => {
    const file = join(folder, 'push-keys.json');
    const keys = await pushKeysIn(file);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(keys.privateKey, 'base64url');
    expect(keys).toEqual({
      publicKey: pair.getPublicKey('base64url'),
      privateKey: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await pushKeysIn(file)).toEqual(keys);
    expect(await pushKeysIn(join(folder, 'others.json'))).not.toEqual(keys);
  });
});
