import { Versions } from './versions.ts';

describe('a version to be deployed from', () => {
  it('is a commit of this clone', async () => {
    await expect(Versions.pack('no-such-branch')).rejects.toThrow(
      'There is no commit "no-such-branch" in this clone: git fetch --unshallow may bring it.',
    );
  });
});
