import { notify } from '@crewdeck/module-sdk';
import { useEffect } from 'react';

/** Says once that something failed, each time that it starts to. */
export function useFailureToast(hasFailed: boolean, text: string): void {
  useEffect(() => {
    if (hasFailed) notify.error(text, { id: text });
  }, [hasFailed, text]);
}
