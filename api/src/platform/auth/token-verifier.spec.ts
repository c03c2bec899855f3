import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../testing/eventually.ts';
import { KeyServer } from '../../testing/key-server.ts';
import { unsignedTokenOf } from '../../testing/people.ts';
import { cached } from './caching-verifier.ts';
import { createTokenVerifier, type TokenVerifier } from './token-verifier.ts';

const ACCOUNT = { uid: 'uid-1', email: 'ada@students.test' };
const NO_OPS = {
  ...ACCOUNT,
  isEmailConfirmed: true,
  roles: [],
  signedInAt: expect.any(Number),
  issuedAt: expect.any(Number),
  expiresAt: expect.any(Number),
};
const PROJECT = { FIREBASE_PROJECT_ID: 'demo-crewdeck', FIREBASE_AUTH_EMULATOR_HOST: undefined };

describe('a signed token', () => {
  let keys: KeyServer;
  let verify: TokenVerifier;

  beforeAll(async () => {
    keys = await KeyServer.start();
    verify = createTokenVerifier({ ...PROJECT, TOKEN_KEYS_URL: keys.url });
  });

  afterAll(() => keys.stop());

  it('tells who is calling', async () => {
    expect(await verify(await keys.tokenOf(ACCOUNT))).toEqual(NO_OPS);
  });

  it.each([
    ['ops', [{ role: 'ops' }]],
    ['OPS', []],
    ['toString', []],
    [['ops'], []],
    [true, []],
    [undefined, []],
  ])('with the claim %j has the roles %j', async (role, roles) => {
    expect((await verify(await keys.tokenOf(ACCOUNT, { role }))).roles).toEqual(roles);
  });

  it.each([
    [true, true],
    [false, false],
    ['true', false],
    [undefined, false],
  ])('that says %j of its address: confirmed is %s', async (email_verified, isEmailConfirmed) => {
    const identity = await verify(await keys.tokenOf(ACCOUNT, { email_verified }));
    expect(identity).toMatchObject({ email: ACCOUNT.email, isEmailConfirmed });
  });

  it.each([
    [1_700_000_000, 1_700_000_000_000],
    ['1700000000', 0],
    [undefined, 0],
  ])('that says %j of the last sign-in: it was at %i', async (auth_time, signedInAt) => {
    expect(await verify(await keys.tokenOf(ACCOUNT, { auth_time }))).toMatchObject({ signedInAt });
  });

  it('without an address has none that is confirmed', async () => {
    const identity = await verify(await keys.tokenOf(ACCOUNT, { email: undefined, email_verified: true }));
    expect(identity).toMatchObject({ email: '', isEmailConfirmed: false });
  });

  // The first is what documents name, the second what the provider and its emulator send besides.
  it.each([{ firebase: { identities: {}, sign_in_provider: 'anonymous' } }, { provider_id: 'anonymous' }])(
    'of an anonymous account is refused with a sentence: %j',
    async (claims) => {
      await expect(verify(await keys.tokenOf(ACCOUNT, { email: undefined, ...claims }))).rejects.toMatchObject({
        code: 'auth.invalid_token',
        sentence: "Anonymous accounts don't work here. Sign in with your email or Google.",
      });
    },
  );

  it.each([
    ['from another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['for another audience', { aud: 'other' }],
    ['that has expired', { exp: 1 }],
    ['without an expiry', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['with an endless subject', { sub: 'a'.repeat(129) }],
    ['that is not valid yet', { nbf: Math.floor(Date.now() / 1000) + 600 }],
  ])('%s is refused', async (_, claims) => {
    await expect(verify(await keys.tokenOf(ACCOUNT, claims))).rejects.toMatchObject({ code: 'auth.invalid_token' });
  });

  it('with a forged signature is refused', async () => {
    await expect(verify(await keys.forgedTokenOf(ACCOUNT))).rejects.toMatchObject({ code: 'auth.invalid_token' });
  });

  it.each(['', 'a', 'a.b.c', '..'])('that reads %j is refused', async (token) => {
    await expect(verify(token)).rejects.toMatchObject({ code: 'auth.invalid_token' });
  });

  it('is not replaced by an unsigned one', async () => {
    await expect(verify(unsignedTokenOf(ACCOUNT))).rejects.toMatchObject({ code: 'auth.invalid_token' });
  });

  it('cannot be judged while the keys cannot be read, and that is no refusal', async () => {
    const broken = createServer((_, response) => response.writeHead(500).end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => broken.once('listening', resolve));
    const TOKEN_KEYS_URL = `http://127.0.0.1:${(broken.address() as AddressInfo).port}/`;
    const verifyWithout = createTokenVerifier({ ...PROJECT, TOKEN_KEYS_URL });

    await expect(verifyWithout(await keys.tokenOf(ACCOUNT))).rejects.toMatchObject({ code: 'server.unavailable' });

    broken.closeAllConnections();
    broken.close();
  });
});

describe('while the provider is away', () => {
  const HOUR_MS = 3_600_000;
  const start = { wall: Date.now(), steady: performance.now() };

  afterEach(() => jest.restoreAllMocks());

  function jumpTo(hours: number): void {
    jest.spyOn(Date, 'now').mockReturnValue(start.wall + hours * HOUR_MS);
    jest.spyOn(performance, 'now').mockReturnValue(start.steady + hours * HOUR_MS);
  }

  it('keys that are known are believed for a day, and no longer', async () => {
    const keys = await KeyServer.start();
    const verify = createTokenVerifier({ ...PROJECT, TOKEN_KEYS_URL: keys.url });
    await verify(await keys.tokenOf(ACCOUNT));
    const later = await keys.tokenOf(ACCOUNT);
    const forged = await keys.forgedTokenOf(ACCOUNT);
    await keys.stop();

    for (const hours of [1, 23]) {
      jumpTo(hours);
      expect(await verify(later)).toEqual(NO_OPS);
      await expect(verify(forged)).rejects.toMatchObject({ code: 'auth.invalid_token' });
    }
    jumpTo(25);
    await expect(verify(later)).rejects.toMatchObject({ code: 'server.unavailable' });
  });
});

describe('a key that the provider has withdrawn', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is believed no longer once the provider was asked again, ten minutes later', async () => {
    const keys = await KeyServer.start();
    const verify = createTokenVerifier({ ...PROJECT, TOKEN_KEYS_URL: keys.url });
    const token = await keys.tokenOf(ACCOUNT);
    await verify(token);
    keys.withdraw();
    const later = performance.now() + 10 * 60_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);

    await eventually(async () => {
      const outcome = await Promise.resolve(verify(token)).catch((error: unknown) => Object(error).code);
      return outcome === 'auth.invalid_token';
    });
    await keys.stop();
  });
});

describe("with the emulator's tokens accepted", () => {
  const verify = createTokenVerifier({
    ...PROJECT,
    TOKEN_KEYS_URL: 'http://127.0.0.1:1/',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  });

  it('an unsigned token tells who is calling', async () => {
    expect(await verify(unsignedTokenOf(ACCOUNT))).toEqual(NO_OPS);
  });

  it.each([{ aud: 'other' }, { exp: 1 }, { sub: '' }])('an unsigned token with %j is refused', async (claims) => {
    await expect(verify(unsignedTokenOf(ACCOUNT, claims))).rejects.toMatchObject({ code: 'auth.invalid_token' });
  });

  it('a token with a character that no token has is refused', async () => {
    const token = unsignedTokenOf(ACCOUNT).replace('.', '. ');
    await expect(verify(token)).rejects.toMatchObject({ code: 'auth.invalid_token' });
  });
});

describe('a remembered token', () => {
  const answer = { ...NO_OPS, expiresAt: 1_000 };

  it('is verified once until it expires', async () => {
    let [verifications, now] = [0, 0];
    const verify = cached(
      async () => {
        verifications += 1;
        return answer;
      },
      () => now,
    );

    await verify('token');
    await verify('token');
    expect(verifications).toBe(1);

    now = 1_000;
    await verify('token');
    expect(verifications).toBe(2);
  });

  it('is not one that was refused', async () => {
    const verdicts = [Promise.reject(new Error('refused')), Promise.resolve(answer)];
    const verify = cached(() => verdicts.shift() ?? Promise.resolve(answer));
    await expect(verify('token')).rejects.toThrow('refused');
    await expect(verify('token')).resolves.toBe(answer);
  });
});
