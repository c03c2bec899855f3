import { newPrivateKey, publicKeyOf, readPrivateKey } from '@crewdeck/releases';
import webPush from 'web-push';
import { PUSH_KEYS } from '../../testing/push-service.ts';
import { parseConfig } from './config.ts';

const NEEDED = { DATABASE_URL: 'postgres://crewdeck@localhost:5432/crewdeck', FIREBASE_PROJECT_ID: 'demo-crewdeck' };

describe('the configuration', () => {
  it('needs a database and an identity project, and has defaults for the rest', () => {
    expect(parseConfig(NEEDED)).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3001,
      LOG_LEVEL: 'info',
      TOKEN_KEYS_URL: expect.stringMatching(/^https:\/\/www\.googleapis\.com\//),
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
    expect(parseConfig({ ...NEEDED, PORT: '', FIREBASE_AUTH_EMULATOR_HOST: ' ' })).toMatchObject({
      PORT: 3001,
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
    });
  });

  it('takes the keys of push as a pair and with a contact, or not at all', () => {
    expect(parseConfig(NEEDED).PUSH_PUBLIC_KEY).toBeUndefined();
    expect(parseConfig({ ...NEEDED, ...PUSH_KEYS })).toMatchObject(PUSH_KEYS);
    expect(() => parseConfig({ ...NEEDED, ...PUSH_KEYS, PUSH_CONTACT: '' })).toThrow(
      /^PUSH_CONTACT is missing: it takes/,
    );
    const { publicKey: PUSH_PUBLIC_KEY } = webPush.generateVAPIDKeys();
    expect(() => parseConfig({ ...NEEDED, ...PUSH_KEYS, PUSH_PUBLIC_KEY })).toThrow(/^PUSH_PUBLIC_KEY is not valid/);
  });

  it('takes a mail server only with what every mail needs', () => {
    const SMTP_URL = 'smtps://crewdeck:secret@mail.example:465';
    expect(() => parseConfig({ ...NEEDED, SMTP_URL })).toThrow(
      /^MAIL_FROM is missing: .*\nPUBLIC_ORIGIN is missing: .*\nUNSUBSCRIBE_SECRETS is missing: /,
    );
    const others = { MAIL_FROM: 'Crewdeck <no-reply@crewdeck.example>', PUBLIC_ORIGIN: 'https://crewdeck.example/' };
    const UNSUBSCRIBE_SECRETS = 'q8Zr-f3Lq0xV1nT6yB9kW4mJ7sD2hG5c';
    expect(parseConfig({ ...NEEDED, SMTP_URL, ...others, UNSUBSCRIBE_SECRETS }).PUBLIC_ORIGIN).toBe(
      'https://crewdeck.example',
    );
  });

  it('trusts proxies on this machine, or those it is told of', () => {
    expect(parseConfig(NEEDED).TRUSTED_PROXIES).toEqual(['loopback']);
    const some = parseConfig({ ...NEEDED, TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1' });
    expect(some.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '2001:db8::1']);
  });

  it.each(['everybody', '10.0.0.0/8/8', '10.0.0.0/33', '10.0.0', 'loopback,', '10.0.0.1/x'])(
    'trusts no proxy called %j',
    (text) => {
      expect(() => parseConfig({ ...NEEDED, TRUSTED_PROXIES: text })).toThrow(
        /^TRUSTED_PROXIES is not valid: it takes/,
      );
    },
  );

  it('takes secrets for previews with commas between, each of 32 characters, or none', () => {
    const [one, other] = ['q8Zr-f3Lq0xV1nT6yB9kW4mJ7sD2hG5c', 'p7Yq-e2Kp9wU0mS5xA8jV3lI6rC1gF4b'];
    expect(parseConfig(NEEDED).PREVIEW_SECRETS).toEqual([]);
    expect(parseConfig({ ...NEEDED, PREVIEW_SECRETS: `${one}, ${other}` }).PREVIEW_SECRETS).toEqual([one, other]);
    expect(() => parseConfig({ ...NEEDED, PREVIEW_SECRETS: `${one},${other.slice(1)}` })).toThrow(
      'PREVIEW_SECRETS is not valid: it takes secrets of at least 32 characters with commas between, or nothing.',
    );
  });

  it('takes addresses of ops with commas between', () => {
    const OPS_EMAILS = 'ada@crewdeck.example, kenji@crewdeck.example';
    expect(parseConfig({ ...NEEDED, OPS_EMAILS }).OPS_EMAILS).toHaveLength(2);
    expect(() => parseConfig({ ...NEEDED, OPS_EMAILS: 'ada' })).toThrow(/^OPS_EMAILS is not valid: it takes/);
  });

  it('never repeats a value, which may be a secret', () => {
    expect(() => parseConfig({ ...NEEDED, DATABASE_URL: 'mysql://root:secret@db' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
  });
});

describe('in production', () => {
  const PRODUCTION = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://crewdeck:8Zr-f3Lq0x@db.example:5432/crewdeck?sslmode=verify-full',
    FIREBASE_PROJECT_ID: 'crewdeck-app',
    IDENTITY_SECRETS: 'w3Kz-b7Xq1vT5nP9yR2mJ6hD8sL4gF0c',
    RELEASE_KEYS: `*:${publicKeyOf(readPrivateKey(newPrivateKey()))}`,
  };

  it('real settings are taken, a database without a password among them: it may ask for a certificate', () => {
    expect(() => parseConfig(PRODUCTION)).not.toThrow();
    const DATABASE_URL = 'postgres://crewdeck@db.example/crewdeck?sslmode=verify-full';
    expect(() => parseConfig({ ...PRODUCTION, DATABASE_URL })).not.toThrow();
  });

  it('a database is reached without TLS only when that is said', () => {
    const DATABASE_URL = 'postgres://crewdeck:8Zr-f3Lq0x@localhost/crewdeck?sslmode=disable';
    expect(() => parseConfig({ ...PRODUCTION, DATABASE_URL })).not.toThrow();
  });

  it.each([
    [
      { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      'FIREBASE_AUTH_EMULATOR_HOST must not be set in production: anybody could sign in as anybody.',
    ],
    [
      { FIREBASE_PROJECT_ID: 'demo-crewdeck' },
      'FIREBASE_PROJECT_ID must not begin with "demo-" in production: such a project exists on an emulator only.',
    ],
    [
      { TOKEN_KEYS_URL: 'http://keys.example/jwk' },
      'TOKEN_KEYS_URL must be https in production: somebody who can change the keys on the way can sign in as anybody.',
    ],
    [
      { DATABASE_URL: 'postgres://crewdeck:crewdeck@db.example/crewdeck' },
      'DATABASE_URL must have a password of its own in production: this one is well known.',
    ],
    [
      { DATABASE_URL: 'postgres://owner:Postgres@db.example/crewdeck' },
      'DATABASE_URL must have a password of its own in production: this one is well known.',
    ],
    ...[
      '',
      '?sslmode=prefer',
      '?sslmode=require',
      '?sslmode=no-verify',
      '?ssl=true',
      '?sslmode=verify-full&sslmode=disable',
    ].map((query): [Record<string, string>, string] => [
      { DATABASE_URL: `postgres://crewdeck:8Zr-f3Lq0x@db.example/crewdeck${query}` },
      'DATABASE_URL must end with "?sslmode=verify-full" in production, or with "?sslmode=disable" where nobody can listen: a socket, or the same machine.',
    ]),
    [
      {
        DATABASE_REPLICA_URLS:
          'postgres://crewdeck:8Zr-f3Lq0x@r1.example/crewdeck?sslmode=verify-full,postgres://crewdeck:8Zr-f3Lq0x@r2.example/crewdeck',
      },
      'DATABASE_REPLICA_URLS must end with "?sslmode=verify-full" in production',
    ],
    [
      { RATE_LIMIT_STORE_URL: 'postgres://limits:8Zr-f3Lq0x@db.example/limits' },
      'RATE_LIMIT_STORE_URL must end with "?sslmode=verify-full" in production',
    ],
    [
      { RATE_LIMIT_STORE_URL: 'postgres://limits:limits@db.example/limits?sslmode=verify-full' },
      'RATE_LIMIT_STORE_URL must have a password of its own in production: this one is well known.',
    ],
    [
      { PUSH_TO_LOOPBACK: 'true' },
      'PUSH_TO_LOOPBACK must not be set in production: anybody could make the API call what listens on its machine.',
    ],
    [
      { PREVIEW_SECRETS: 'q8Zr-f3Lq0xV1nT6yB9kW4mJ7sD2hG5c,crewdeck-key-of-the-local-stack-only' },
      'PREVIEW_SECRETS must be random in production: ',
    ],
    [{ PREVIEW_SECRETS: 'demo-9f8e7d6c5b4a39281706f5e4q0zT' }, 'PREVIEW_SECRETS must be random in production: '],
    [{ PREVIEW_SECRETS: 'abababababababababababababababab' }, 'PREVIEW_SECRETS must be random in production: '],
    [{ UNSUBSCRIBE_SECRETS: 'abababababababababababababababab' }, 'UNSUBSCRIBE_SECRETS must be random in production: '],
    [{ RELEASE_KEYS: '' }, 'RELEASE_KEYS must be set in production: '],
    [{ IDENTITY_SECRETS: '' }, 'IDENTITY_SECRETS must be set in production: '],
    [
      { TYPEORM_SYNCHRONIZE: 'true' },
      'TYPEORM_SYNCHRONIZE must not be set in production: the schema changes by migrations only.',
    ],
  ])('%j is refused with a sentence', (setting, sentence) => {
    expect(() => parseConfig({ ...PRODUCTION, ...setting })).toThrow(sentence);
    expect(() => parseConfig({ ...PRODUCTION, ...setting, NODE_ENV: 'development' })).not.toThrow();
  });

  it('every danger is told at once', () => {
    const demo = { ...PRODUCTION, FIREBASE_PROJECT_ID: 'demo-crewdeck', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(() => parseConfig(demo)).toThrow(/anybody\.\nFIREBASE_PROJECT_ID/);
  });
});
