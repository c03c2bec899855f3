import { isSessionOver, providerMessageOf } from './provider-errors.ts';

const aProviderError = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('what a failed sign-in says', () => {
  it('is the sentence of the identity provider', () => {
    const error = aProviderError(
      'auth/wrong-password',
      'Firebase: The password is invalid or the user does not have a password. (auth/wrong-password).',
    );
    expect(providerMessageOf(error)).toBe('The password is invalid or the user does not have a password.');
  });

  it.each([
    ['no sentence', aProviderError('auth/internal-error', 'Firebase: Error (auth/internal-error).')],
    ['a failure of something else', new TypeError('Failed to fetch')],
    ['a thrown string', 'no'],
  ])('falls back on %s', (_case, error) => {
    expect(providerMessageOf(error)).toBe('Oops! Something went wrong.');
  });

  it('is nothing when the person closed the popup', () => {
    expect(providerMessageOf(aProviderError('auth/popup-closed-by-user', 'Firebase: Error (…).'))).toBeNull();
  });
});

describe('a session', () => {
  it.each(['auth/user-disabled', 'auth/user-token-expired', 'auth/invalid-refresh-token'])(
    'is over after %s',
    (code) => {
      expect(isSessionOver(aProviderError(code, 'Firebase: refused'))).toBe(true);
    },
  );

  it.each(['auth/network-request-failed', 'auth/too-many-requests', 'auth/internal-error'])('survives %s', (code) => {
    expect(isSessionOver(aProviderError(code, 'Firebase: refused'))).toBe(false);
  });

  it('survives an error that is not the provider’s', () => {
    expect(isSessionOver(new TypeError('Failed to fetch'))).toBe(false);
  });
});
