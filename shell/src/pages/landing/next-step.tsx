import { useMyProfile } from '@crewdeck/module-sdk';
import type { ReactNode } from 'react';
import { FirstProfile } from './first-profile.tsx';
import { StartLists } from './start-lists.tsx';
import { WhereNext } from './where-next.tsx';

/** A profile for people who have none, since everything else needs it; else the three ways on. Below it what is coming up. */
export function NextStep({ whileUnknown }: { whileUnknown: ReactNode }) {
  const { data: profile, isPending } = useMyProfile();
  if (isPending) return whileUnknown;
  return (
    <>
      {profile === null ? <FirstProfile /> : <WhereNext profile={profile} />}
      <StartLists profile={profile} />
    </>
  );
}
