import { parseConfig } from './config.ts';

const NEEDED = { DATABASE_URL: 'postgres://crewdeck@localhost:5432/crewdeck', FIREBASE_PROJECT_ID: 'demo-crewdeck' };

describe('the configuration', () => {
  it('needs a database and an identity project, and has defaults for the rest', () => {
    expect(parseConfig(NEEDED)).toMatchObject({
      host: '127.0.0.1',
      port: 3001,
      logLevel: 'info',
      identity: { acceptsUnsignedTokens: false, keysUrl: expect.stringMatching(/^https:\/\/www\.googleapis\.com\//) },
    });
  });

  it('says one sentence for each variable that is missing or wrong', () => {
    expect(() => parseConfig({ PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(
      [
        'PORT is not valid: it takes a port between 0 and 65535.',
        'DATABASE_URL is missing: it takes an address like postgres://user:password@host:5432/database.',
        'FIREBASE_PROJECT_ID is missing: it takes the id of the identity project: 4 to 30 lowercase letters, digits and hyphens.',
        'LOG_LEVEL is not valid: it takes one of silent, fatal, error, warn, info, debug, trace.',
      ].join('\n'),
    );
  });

  it('takes an empty variable for one that is not set', () => {
    expect(parseConfig({ ...NEEDED, PORT: '', FIREBASE_AUTH_EMULATOR_HOST: '' })).toMatchObject({
      port: 3001,
      identity: { acceptsUnsignedTokens: false },
    });
  });

  it('accepts unsigned tokens with an emulator, which it refuses in production', () => {
    const environment = { ...NEEDED, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(parseConfig(environment).identity.acceptsUnsignedTokens).toBe(true);
    expect(() => parseConfig({ ...environment, NODE_ENV: 'production' })).toThrow(/must not be set in production/);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(() => parseConfig({ ...NEEDED, DATABASE_URL: 'mysql://root:secret@db' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
  });
});
