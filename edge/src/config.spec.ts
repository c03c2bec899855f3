import { isGuessableSecret } from '@crewdeck/releases';
import { parseConfig } from './config.ts';
import { PRODUCTION } from './testing/production.ts';

const SECRET = 's'.repeat(32);
const SECRETS = ['PREVIEW_SECRETS', 'SOURCE_MAP_SECRETS', 'EDGE_REPORT_SECRETS'];

describe('the settings', () => {
  it('are refused with a line that names the variable', () => {
    expect(() => parseConfig({ PORT: 'eighty' })).toThrow('PORT: it takes a port between 1 and 65535.');
  });

  it('listen on an address, as a name may stand for two', () => {
    expect(parseConfig({ HOST: '::1' }).HOST).toBe('::1');
    expect(() => parseConfig({ HOST: 'localhost' })).toThrow('HOST: it takes an address to listen on');
  });

  it('are the defaults where a variable is left blank', () => {
    expect(parseConfig({ PORT: '', PREVIEW_SECRETS: ' ', RELEASE_KEYS: '' })).toEqual(parseConfig({}));
  });

  it.each(SECRETS)('hold as many %s as there are, none by default, and no short one', (variable) => {
    expect(parseConfig({})).toHaveProperty(variable, []);
    expect(parseConfig({ [variable]: `${SECRET},${SECRET}2` })).toHaveProperty(variable, [SECRET, `${SECRET}2`]);
    expect(() => parseConfig({ [variable]: `${SECRET},short` })).toThrow(variable);
  });
});

describe('production', () => {
  it.each(['PUBLIC_ORIGIN', 'RELEASE_KEYS', 'FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID'])('needs %s', (variable) => {
    expect(() => parseConfig({ ...PRODUCTION, [variable]: '' })).toThrow(variable);
    expect(parseConfig(PRODUCTION)).toMatchObject({ PUBLIC_ORIGIN: 'https://crewdeck.example' });
  });

  it('refuses the emulator, which belongs on a developer’s machine', () => {
    const emulator = { FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' };
    expect(() => parseConfig({ ...PRODUCTION, ...emulator })).toThrow('FIREBASE_AUTH_EMULATOR_URL');
  });

  it.each(SECRETS)('refuses %s that can be guessed', (variable) => {
    for (const secret of ['change-me-9f8e7d6c5b4a39281706f5e4', SECRET, 'f3Qk9ZrT1xWm7LsVb2NcJ8hYp4GdXa6E']) {
      const start = () => parseConfig({ ...PRODUCTION, [variable]: secret });
      if (isGuessableSecret(secret)) expect(start).toThrow(variable);
      else expect(start).not.toThrow();
    }
  });
});
