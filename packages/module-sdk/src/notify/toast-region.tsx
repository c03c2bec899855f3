import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../session/session-store.ts';
import { loadToasts, toastsStore } from './load-toasts.ts';

/** For the shell only: where toasts appear. Who is signed in does what toasts tell of, perhaps offline by then, so there they come at once. */
export function ToastRegion() {
  const { isSignedIn } = useSession();
  const { Toasts } = useStore(toastsStore);
  useEffect(() => {
    if (isSignedIn) loadToasts().catch(() => undefined);
  }, [isSignedIn]);
  return Toasts && <Toasts />;
}
