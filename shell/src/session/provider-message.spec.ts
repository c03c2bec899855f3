import { providerMessageOf } from './provider-message.ts';

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
