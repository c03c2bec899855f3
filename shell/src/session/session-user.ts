import type { SessionUser } from '@crewdeck/module-sdk';
import type { User } from 'firebase/auth';

type ProviderUser = Pick<
  User,
  'uid' | 'displayName' | 'email' | 'emailVerified' | 'phoneNumber' | 'photoURL' | 'isAnonymous'
> & {
  providerData: readonly { providerId: string; uid: string }[];
  metadata: { creationTime?: string; lastSignInTime?: string };
};

/** Copies the fields that the product uses. The provider's tokens and methods are left out. */
export function sessionUserOf(user: ProviderUser): SessionUser {
  return {
    uid: user.uid,
    displayName: user.displayName,
    email: user.email,
    emailVerified: user.emailVerified,
    phoneNumber: user.phoneNumber,
    photoURL: user.photoURL,
    isAnonymous: user.isAnonymous,
    providerData: user.providerData.map(({ providerId, uid }) => ({ providerId, uid })),
    metadata: {
      creationTime: user.metadata.creationTime ?? null,
      lastSignInTime: user.metadata.lastSignInTime ?? null,
    },
  };
}
