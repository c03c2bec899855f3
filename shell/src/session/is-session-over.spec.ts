import { isSessionOver } from './is-session-over.ts';

const refusal = (code: string) => Object.assign(new Error('Firebase: refused'), { code });

describe('a session', () => {
  it.each(['auth/user-disabled', 'auth/user-token-expired', 'auth/invalid-refresh-token'])(
    'is over after %s',
    (code) => {
      expect(isSessionOver(refusal(code))).toBe(true);
    },
  );

  it.each(['auth/network-request-failed', 'auth/too-many-requests', 'auth/internal-error'])('survives %s', (code) => {
    expect(isSessionOver(refusal(code))).toBe(false);
  });

  it('survives an error that is not the provider’s', () => {
    expect(isSessionOver(new TypeError('Failed to fetch'))).toBe(false);
  });
});
