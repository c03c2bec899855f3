import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAccess } from './access.ts';

const STACK = { api: 'http://127.0.0.1:3001', store: '/somewhere/releases', tokens: { 'mf-profile': 'of-profile' } };

async function aDataDirectory(access: object = STACK): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'crewdeck-data-'));
  await writeFile(join(directory, 'release-access.json'), JSON.stringify(access));
  return directory;
}

describe('access', () => {
  it('is that of the stack on this machine where nothing else is said', async () => {
    const access = await findAccess({ CREWDECK_DATA: await aDataDirectory() });
    expect([access.api, access.site, access.store()]).toEqual([STACK.api, STACK.api, STACK.store]);
    expect(access.tokenFor('mf-profile')).toBe('of-profile');
    expect(access.tokenFor()).toBe('of-profile');
  });

  it('takes a given token before that of the stack, so that ops can act there', async () => {
    const access = await findAccess({ CREWDECK_DATA: await aDataDirectory(), CREWDECK_TOKEN: 'of-ops' });
    expect(access.tokenFor('mf-profile')).toBe('of-ops');
  });

  it('knows where the pages of the stack are, when it says so', async () => {
    const data = await aDataDirectory({ ...STACK, site: 'http://127.0.0.1:3000/' });
    expect((await findAccess({ CREWDECK_DATA: data })).site).toBe('http://127.0.0.1:3000');
  });

  it('says which module the stack has no token for', async () => {
    const access = await findAccess({ CREWDECK_DATA: await aDataDirectory() });
    expect(() => access.tokenFor('mf-explore')).toThrow('no deploy token for mf-explore');
  });

  it('never mixes another system with the store and the tokens of the stack', async () => {
    const access = await findAccess({
      CREWDECK_API: 'https://crewdeck.example/',
      CREWDECK_DATA: await aDataDirectory(),
    });
    expect(access.api).toBe('https://crewdeck.example');
    expect(() => access.store()).toThrow('not RELEASES_STORE');
    expect(() => access.tokenFor('mf-profile')).toThrow('not CREWDECK_TOKEN');
  });

  it.each(['crewdeck', 'localhost:3001', 'crewdeck.example:443'])(
    'is refused to %s, which has no scheme',
    async (api) => {
      await expect(findAccess({ CREWDECK_API: api })).rejects.toThrow(`"${api}" does not begin with http`);
    },
  );

  it('is refused to what is no address', async () => {
    await expect(findAccess({ CREWDECK_API: 'https://' })).rejects.toThrow('"https://" is no address');
  });

  it('says what to set when there is no stack here', async () => {
    const nowhere = join(await aDataDirectory(), 'nothing');
    await expect(findAccess({ CREWDECK_DATA: nowhere })).rejects.toThrow('set CREWDECK_API and CREWDECK_TOKEN');
  });
});
