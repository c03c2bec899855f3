import { useEffect, useRef } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router-dom';
import { isOpenedHere } from './use-address-dialog.ts';

/** The question whether to leave a form, for `LeaveDialog`. */
export interface UnsavedChanges {
  /** Whether a navigation waits for the person's answer. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Withdraws the question and allows the next navigation: everything is saved, or deleted on purpose. */
  allowLeaving: () => void;
}

/**
 * Asks before a form with unsaved changes is left: by a link, by Back or Forward, by closing a dialog that is in the address, or
 * by closing the tab, where the browser shows its own dialog. Opening and closing a dialog over the form doesn't count as
 * leaving. One form per page at a time.
 */
export function useUnsavedChanges(hasChanges: boolean): UnsavedChanges {
  const isLeavingAllowed = useRef(false);
  const { key, search } = useLocation();
  /** The search of the address where the changes began. */
  const searchOfForm = useRef(search);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      !isLeavingAllowed.current &&
      (currentLocation.pathname !== nextLocation.pathname || !isFormShownAt(nextLocation, searchOfForm.current)),
  );
  const latest = useRef(blocker);

  useEffect(() => {
    latest.current = blocker;
    if (!hasChanges) searchOfForm.current = search;
    if (!hasChanges && blocker.state === 'blocked') blocker.proceed();
  });

  // A page that is left stays until the next one is drawn. It must not ask again when Back comes before that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was allowed is over with the address.
  useEffect(() => {
    isLeavingAllowed.current = false;
  }, [key]);

  // Another document would make the browser ask a second time.
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
    leave: () => {
      isLeavingAllowed.current = true;
      blocker.proceed?.();
    },
    allowLeaving: () => {
      isLeavingAllowed.current = true;
      // The save was under way when the person wanted to leave.
      latest.current.reset?.();
    },
  };
}

function isFormShownAt({ search, state }: Location, searchOfForm: string): boolean {
  if (search === searchOfForm) return true;
  const parameters = new URLSearchParams(search);
  return (
    isOpenedHere(state) &&
    [...new URLSearchParams(searchOfForm)].every(([name, value]) => parameters.get(name) === value)
  );
}
