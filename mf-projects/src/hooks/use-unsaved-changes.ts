import { useBlocker } from '@crewdeck/module-sdk';
import { useEffect, useRef } from 'react';

/** Holds back whoever leaves a form with unsaved changes: inside the application through `blocker`, else by the browser. */
export function useUnsavedChanges(hasUnsavedChanges: boolean) {
  const isLeavingAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges &&
      !isLeavingAllowed.current &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );

  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => window.removeEventListener('beforeunload', askBeforeUnload);
  }, [hasUnsavedChanges]);

  return {
    blocker,
    /** To be called once everything has been saved, before leaving. */
    allowLeaving: () => {
      isLeavingAllowed.current = true;
    },
  };
}
