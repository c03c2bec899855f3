import { useEffect, useState } from 'react';

/** By what loads them. */
const arrived = new WeakMap<() => Promise<object>, object>();

/**
 * Parts of a dialog that are a chunk of their own, which no first paint needs. They come once the dialog has its place in the page,
 * open or not, and are asked for again each time that it opens without them.
 *
 * @param load the same function each time
 * @returns `null` while they are on their way, `lost` in an open dialog that can't have them
 */
export function useParts<T extends object>(load: () => Promise<T>, isOpen: boolean): T | 'lost' | null {
  const [parts, setParts] = useState<T | 'lost' | null>(() => here(load));
  useEffect(() => {
    setParts(here(load));
    if (here(load)) return;
    let isCurrent = true;
    void loadParts(load).then(
      (loaded) => isCurrent && setParts(loaded),
      (error: unknown) => {
        if (!isCurrent || !isOpen) return;
        setParts('lost');
        // Left to the page, which loads itself again where its release is gone.
        throw error;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isOpen]);
  return parts;
}

/** Loads parts, and remembers them for whatever dialog comes next. */
export async function loadParts<T extends object>(load: () => Promise<T>): Promise<T> {
  const parts = await load();
  arrived.set(load, parts);
  return parts;
}

function here<T extends object>(load: () => Promise<T>): T | null {
  return (arrived.get(load) as T | undefined) ?? null;
}
