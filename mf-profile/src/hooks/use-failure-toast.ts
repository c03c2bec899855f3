import { notify } from '@crewdeck/module-sdk';
import { useEffect } from 'react';

interface Loading {
  isLoadingError: boolean;
  errorUpdatedAt: number;
}

/** Says once per failed attempt that something could not be loaded. What is shown already and merely not refreshed is left in peace. */
export function useFailureToast({ isLoadingError, errorUpdatedAt }: Loading, text: string): void {
  useEffect(() => {
    if (!isLoadingError || !errorUpdatedAt) return;
    notify.error(text, { id: text });
  }, [isLoadingError, errorUpdatedAt, text]);
}
