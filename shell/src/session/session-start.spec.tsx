import { SIGNED_IN_COOKIE } from '@crewdeck/releases/host-document';
import { jest } from '@jest/globals';
import type { IdentityProvider, UserListener } from './identity-provider-contract.ts';

const HOUR_MS = 60 * 60 * 1000;
const ADA = { uid: 'ada', email: 'ada@example.edu' };
const FIREBASE = { apiKey: 'key', authDomain: 'example.edu', projectId: 'demo', emulatorUrl: null };

// The provider's library asks Google. This one is silent until a test answers; the real one hangs in e2e/behaviour/silent-provider.spec.ts.
let tell: UserListener = () => undefined;
let answerToken: (token: string | null) => void = () => undefined;
const connectSession = (_config: unknown, onUser: UserListener) => {
  tell = onUser;
  const token = new Promise<string | null>((resolve) => {
    answerToken = resolve;
  });
  return { readToken: () => token, readRole: async () => undefined } as unknown as IdentityProvider;
};

/** A page load, with modules that know nothing of the one before. */
async function openPage() {
  jest.resetModules();
  jest.unstable_mockModule('./connect-session.ts', () => ({ connectSession }));
  const sdk = await import('@crewdeck/module-sdk');
  const host = await import('@crewdeck/module-sdk/host');
  const { answerCalls } = await import('@crewdeck/module-sdk/testing');
  const session = await import('./session-start.ts');
  const calls = answerCalls(() => ({ body: [] }));
  session.startSession(FIREBASE, host.createQueryClient(), () => undefined);
  const call = async () => {
    await host.createHttp('shell').getAll('GET /api/projects/mine');
    return calls.length;
  };
  return { ...sdk, ...session, call, calls };
}

function keep({ expiresIn }: { expiresIn: number }) {
  localStorage.setItem(
    'crewdeck.session',
    JSON.stringify({ user: ADA, token: 'kept', expiresAt: Date.now() + expiresIn }),
  );
}

/** Lets the page wait for the provider in vain. */
const waitInVain = () => jest.advanceTimersByTimeAsync(3_000);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${SIGNED_IN_COOKIE}=yes; path=/`;
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('a returning member, while the identity provider is silent', () => {
  it('is drawn at once, and their calls carry the token that the browser keeps', async () => {
    keep({ expiresIn: HOUR_MS });
    const { readSession, call } = await openPage();
    expect(readSession()).toMatchObject({ user: ADA, isSignedIn: true, isLoaded: true });
    expect(await call()).toBe(1);
  });

  it('learns within three seconds that a call can not be authorised, and then at once', async () => {
    keep({ expiresIn: -HOUR_MS });
    const { call, calls } = await openPage();
    const refused = expect(call()).rejects.toThrow('The identity provider does not answer.');
    await waitInVain();
    await refused;
    const again = expect(call()).rejects.toThrow('The identity provider does not answer.');
    await jest.advanceTimersByTimeAsync(0);
    await again;
    expect(calls).toEqual([]);
  });

  it('is never answered as a visitor where the browser keeps nothing but that there was a session', async () => {
    const { readSession, call, calls } = await openPage();
    expect(readSession()).toMatchObject({ isLoaded: false, isAwaited: true });
    const refused = expect(call()).rejects.toThrow('The identity provider does not answer.');
    await waitInVain();
    await refused;
    expect(calls).toEqual([]);
  });

  it('is signed out, and forgotten here, when a late answer says so', async () => {
    keep({ expiresIn: HOUR_MS });
    const { readSession } = await openPage();
    await jest.advanceTimersByTimeAsync(10 * 3_000);
    tell(null);
    expect(readSession()).toMatchObject({ user: null, isLoaded: true });
    expect(localStorage).toHaveLength(0);
  });

  it('goes on when a late answer brings a token', async () => {
    keep({ expiresIn: -HOUR_MS });
    const { call } = await openPage();
    const refused = expect(call()).rejects.toThrow();
    await waitInVain();
    await refused;
    answerToken('late');
    await jest.advanceTimersByTimeAsync(0);
    expect(await call()).toBe(1);
  });
});

test('a visitor waits for no provider', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0`;
  keep({ expiresIn: HOUR_MS });
  const { readSession, call } = await openPage();
  expect(readSession()).toMatchObject({ user: null, isAwaited: false });
  expect(await call()).toBe(1);
});
