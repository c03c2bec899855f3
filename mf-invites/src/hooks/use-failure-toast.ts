import { notify } from '@crewdeck/module-sdk';
import { useEffect } from 'react';

/** Tells once that something could not be loaded, and once more when another attempt fails. */
export function useFailureToast(isFailed: boolean, text: string): void {
  useEffect(() => {
    if (isFailed) notify.error(text, { id: text });
  }, [isFailed, text]);
}
