import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/** The question whether a form may be left, for a dialog to ask. */
export interface UnsavedChanges {
  /** Whether a navigation waits for the person's answer. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Lets the next navigation pass, once everything has been saved or is gone on purpose. */
  allowLeaving: () => void;
}

/**
 * Holds back whoever leaves a form with unsaved changes: by a link, by Back or Forward, by closing a dialog that lives in
 * the address, or by closing the tab, where the browser asks in its own words. One form of a page at a time.
 */
export function useUnsavedChanges(hasChanges: boolean): UnsavedChanges {
  const isLeavingAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      hasChanges && !isLeavingAllowed.current && (here.pathname !== next.pathname || here.search !== next.search),
  );

  // A way that leads to another document would be asked about once more.
  const isLeaving = blocker.state === 'proceeding';
  useEffect(() => {
    if (!hasChanges || isLeaving) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeavingAllowed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges, isLeaving]);

  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    allowLeaving: () => {
      isLeavingAllowed.current = true;
    },
  };
}
