import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trustedKeysSchema } from '@crewdeck/releases/signing-keys';
import { keyFile, OPS, releaseKeysIn } from './signing-keys.ts';

test('a stack has a key for each module and one of ops, made once and kept for their owner alone', async () => {
  const directory = join(await mkdtemp(join(tmpdir(), 'crewdeck-keys-')), 'keys');
  const keys = await releaseKeysIn(directory, ['mf-profile']);
  expect([...trustedKeysSchema.parse(keys).keys()]).toEqual(['mf-profile', OPS]);
  expect(await releaseKeysIn(directory, ['mf-profile', 'mf-explore'])).toContain(keys.split(',')[0]);
  const file = keyFile(directory, OPS);
  expect(await readFile(file, 'utf8')).toContain('PRIVATE KEY');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
