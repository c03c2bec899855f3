import { sessionUserOf } from './session-user.ts';

const aProviderUser = {
  uid: 'u1',
  displayName: 'Ada Lovelace',
  email: 'ada@example.edu',
  emailVerified: true,
  phoneNumber: null,
  photoURL: null,
  isAnonymous: false,
  providerData: [{ providerId: 'google.com', uid: 'g1', accessToken: 'secret' }],
  metadata: { creationTime: 'Mon, 01 Jan 2024 10:00:00 GMT' },
  stsTokenManager: { accessToken: 'secret' },
};

describe('the signed-in person as the product knows them', () => {
  it('has every field of the specification', () => {
    expect(sessionUserOf(aProviderUser)).toEqual({
      uid: 'u1',
      displayName: 'Ada Lovelace',
      email: 'ada@example.edu',
      emailVerified: true,
      phoneNumber: null,
      photoURL: null,
      isAnonymous: false,
      providerData: [{ providerId: 'google.com', uid: 'g1' }],
      metadata: { creationTime: 'Mon, 01 Jan 2024 10:00:00 GMT', lastSignInTime: null },
    });
  });

  it('carries no token', () => {
    expect(JSON.stringify(sessionUserOf(aProviderUser))).not.toContain('secret');
  });
});
