import { useEffect, useState } from 'react';

/** Whether something is shown for the first time in this browser. Where nothing can be stored, it always is. */
export function useFirstTime(what: string): boolean {
  const key = `crewdeck:shown:${what}`;
  const [isFirst] = useState(() => inStorage((storage) => storage.getItem(key)) === null);
  useEffect(() => {
    inStorage((storage) => storage.setItem(key, 'yes'));
  }, [key]);
  return isFirst;
}

function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.localStorage);
  } catch {
    // A browser may forbid storage, or have none left: the motion is seen again then.
    return null;
  }
}
