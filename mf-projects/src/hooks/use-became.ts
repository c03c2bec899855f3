import { useState } from 'react';

/** Whether something has become true while it was shown, unlike on a page that opens with it. */
export function useBecame(isTrue: boolean): boolean {
  const [wasFalse, setWasFalse] = useState(!isTrue);
  if (!isTrue && !wasFalse) setWasFalse(true);
  return isTrue && wasFalse;
}
