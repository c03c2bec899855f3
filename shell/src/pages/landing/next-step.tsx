import { useMyProfile } from '@crewdeck/module-sdk';
import type { ReactNode } from 'react';
import { FirstProfile } from './first-profile.tsx';
import { WhereNext } from './where-next.tsx';

/** A profile for whoever has none, since everything else needs it; else the three ways on. */
export function NextStep({ whileUnknown }: { whileUnknown: ReactNode }) {
  const profile = useMyProfile();
  if (profile.isPending) return whileUnknown;
  return profile.data === null ? <FirstProfile /> : <WhereNext />;
}
