import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAccess } from './access.ts';

const STACK = {
  api: 'http://127.0.0.1:3001',
  site: 'http://127.0.0.1:3000/',
  store: '/somewhere/releases',
  tokens: { 'mf-profile': 'of-profile' },
  releaseKeys: '*:x',
};

async function aStack(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'crewdeck-data-'));
  const [squad, ops] = ['mf-profile', 'ops'].map((name) => join(directory, `${name}.pem`));
  await Promise.all([writeFile(squad ?? '', "the squad's"), writeFile(ops ?? '', "ops'")]);
  const access = { ...STACK, keys: { 'mf-profile': squad, '*': ops } };
  await writeFile(join(directory, 'release-access.json'), JSON.stringify(access));
  return directory;
}

describe('access', () => {
  it('is that of the stack on this machine where nothing else is said', async () => {
    const access = await findAccess({ CREWDECK_DATA: await aStack() });
    expect([access.api, access.site, access.store()]).toEqual([STACK.api, 'http://127.0.0.1:3000', STACK.store]);
    expect([access.tokenFor('mf-profile'), access.tokenFor()]).toEqual(['of-profile', 'of-profile']);
    expect(access.releaseKeys).toBe('*:x');
  });

  it("signs with the key of the module in the stack, and with that of ops what is not the stack's", async () => {
    const access = await findAccess({ CREWDECK_DATA: await aStack() });
    expect([await access.keyFor('mf-profile'), await access.keyFor('mf-mentors')]).toEqual(["the squad's", "ops'"]);
    expect(() => access.tokenFor('mf-mentors')).toThrow('no deploy token for mf-mentors');
  });

  it('takes a given token and a given key before those of the stack', async () => {
    const given = { CREWDECK_TOKEN: 'of-ops', CREWDECK_SIGNING_KEY: 'mine' };
    const access = await findAccess({ CREWDECK_DATA: await aStack(), ...given });
    expect([access.tokenFor('mf-profile'), await access.keyFor('mf-profile')]).toEqual(['of-ops', 'mine']);
  });

  it('never mixes another system with store, tokens and keys of the stack', async () => {
    const access = await findAccess({ CREWDECK_API: 'https://crewdeck.example/', CREWDECK_DATA: await aStack() });
    expect(access.api).toBe('https://crewdeck.example');
    expect(() => access.store()).toThrow('not RELEASES_STORE');
    expect(() => access.tokenFor('mf-profile')).toThrow('not CREWDECK_TOKEN');
    expect([await access.keyFor('mf-profile'), access.releaseKeys]).toEqual([null, null]);
  });

  it.each(['crewdeck', 'localhost:3001', 'https://'])('is refused to %s, which is no origin', async (api) => {
    await expect(findAccess({ CREWDECK_API: api })).rejects.toThrow(`"${api}" is no origin`);
  });

  it('says what to set when there is no stack here', async () => {
    const nowhere = join(await aStack(), 'nothing');
    await expect(findAccess({ CREWDECK_DATA: nowhere })).rejects.toThrow('set CREWDECK_API and CREWDECK_TOKEN');
  });
});
