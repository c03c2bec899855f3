import { useBlocker } from '@crewdeck/module-sdk';
import { useEffect, useRef } from 'react';

export interface LeaveGuard {
  /** Whether a navigation waits for the person's answer. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Lets the next navigation pass, for work that has just been saved. */
  letPass: () => void;
}

/** Asks before a page with unsaved changes is left: by a link, by Back, or by closing the tab. */
export function useLeaveGuard(hasChanges: boolean): LeaveGuard {
  const mayPass = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && !mayPass.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayPass.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);

  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    letPass: () => {
      mayPass.current = true;
    },
  };
}
