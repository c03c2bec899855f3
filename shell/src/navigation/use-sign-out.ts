import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const SIGNING_OUT = 'signing-out';

/** Leaves the page first, so that a form with unsaved changes can ask, and signs out once the start page is shown. */
export function useSignOut(signOut: () => Promise<void>): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();

  useEffect(() => {
    if (state !== SIGNING_OUT) return;
    void signOut();
    void navigate('/', { replace: true });
    // The button that was pressed goes, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [state, signOut, navigate]);

  return () => void navigate('/', { state: SIGNING_OUT });
}
