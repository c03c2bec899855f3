import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../session/session-store.ts';
import { loadToasts, toastsStore } from './load-toasts.ts';

/**
 * For the shell only: where toasts appear, `--toasts-top` below the top of the window. The kit's dialogs leave what is in
 * `data-toasts` usable. The library is loaded at once for signed-in people: they see most toasts, perhaps offline.
 */
export function ToastRegion() {
  const { isSignedIn } = useSession();
  const { Toasts } = useStore(toastsStore);
  useEffect(() => {
    if (isSignedIn) loadToasts().catch(() => undefined);
  }, [isSignedIn]);
  return <div data-toasts="">{Toasts && <Toasts />}</div>;
}
