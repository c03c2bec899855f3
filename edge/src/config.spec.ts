import { isGuessableKey } from '@crewdeck/releases';
import { parseConfig } from './config.ts';

const REAL = { NODE_ENV: 'production', FIREBASE_API_KEY: 'a-key', FIREBASE_PROJECT_ID: 'crewdeck' };
const SECRET = 's'.repeat(32);

function attempt(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

describe('the settings', () => {
  it('are refused with a line that names the variable', () => {
    expect(() => parseConfig({ PORT: 'eighty' })).toThrow('PORT: it takes a port between 1 and 65535.');
  });

  it('listen on an address, as a name may stand for two', () => {
    expect(parseConfig({ HOST: '::1' }).HOST).toBe('::1');
    expect(() => parseConfig({ HOST: 'localhost' })).toThrow(
      'HOST: it takes an address to listen on, such as 127.0.0.1',
    );
  });

  it('are the defaults where a variable is left blank', () => {
    expect(parseConfig({ PORT: '', PREVIEW_KEYS: ' ', DEV_MODULE: '' })).toEqual(parseConfig({}));
  });

  it('are refused in production with an emulator, or with what is only for demonstrations', () => {
    const start = () => parseConfig({ NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' });
    expect(start).toThrow(/FIREBASE_AUTH_EMULATOR_URL.*FIREBASE_API_KEY.*FIREBASE_PROJECT_ID/s);
  });

  it('are taken in production when they name a real provider', () => {
    expect(parseConfig(REAL)).toMatchObject(REAL);
  });

  it('take a module from its development server only where people work on it', () => {
    const DEV_MODULE = 'mf-profile=http://127.0.0.1:4000';
    expect(parseConfig({ DEV_MODULE }).DEV_MODULE).toEqual({ module: 'mf-profile', origin: 'http://127.0.0.1:4000' });
    expect(() => parseConfig({ ...REAL, DEV_MODULE })).toThrow('DEV_MODULE');
    expect(() => parseConfig({ DEV_MODULE: 'mf-profile' })).toThrow('DEV_MODULE');
  });

  it('hold as many preview keys as there are, and none by default', () => {
    expect(parseConfig({}).PREVIEW_KEYS).toEqual([]);
    expect(parseConfig({ PREVIEW_KEYS: `${SECRET},${SECRET}2` }).PREVIEW_KEYS).toEqual([SECRET, `${SECRET}2`]);
  });

  it.each([
    '0123456789abcdef0123456789abcdef',
    'aaaabbbbccccddddaaaabbbbccccdddd',
    'crewdeck-key-of-the-local-stack-only',
    'f3Qk9ZrT1xWm7LsVb2NcJ8hYp4GdXa6E',
  ])('in production take the preview keys that the API takes: %s', (key) => {
    const isTaken = attempt(() => parseConfig({ ...REAL, PREVIEW_KEYS: key }));
    expect(isTaken).toBe(!isGuessableKey(key));
  });

  it.each([
    ['a short one', `${SECRET},short`, 'development'],
    ['one that is no more than a letter', SECRET, 'production'],
    ['one out of a manual', 'change-me-9f8e7d6c5b4a39281706f5e4', 'production'],
  ])('are refused with preview keys of which one is %s', (_case, PREVIEW_KEYS, NODE_ENV) => {
    expect(() => parseConfig({ ...REAL, NODE_ENV, PREVIEW_KEYS })).toThrow('PREVIEW_KEYS');
  });
});
