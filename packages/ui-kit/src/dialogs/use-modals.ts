import { useEffect, useState } from 'react';
import type { Modals } from './modals.ts';

let loaded: Modals | undefined;

/**
 * The parts that dialogs are drawn with, in a chunk of their own: 20 kB that no first paint needs. They come once a dialog has its
 * place in the page, open or not, and are asked for again each time that one opens without them.
 *
 * @returns `null` while they are on their way, `lost` in an open dialog that can't have them
 */
export function useModals(isOpen: boolean): Modals | 'lost' | null {
  const [modals, setModals] = useState<Modals | 'lost' | null>(loaded ?? null);
  useEffect(() => {
    setModals(loaded ?? null);
    if (loaded) return;
    let isCurrent = true;
    void load().then(
      (parts) => isCurrent && setModals(parts),
      (error: unknown) => {
        if (!isCurrent || !isOpen) return;
        setModals('lost');
        // Left to the page, which loads itself again where its release is gone.
        throw error;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen]);
  return modals;
}

async function load(): Promise<Modals> {
  loaded = (await import('./modals.ts')).modals;
  return loaded;
}
