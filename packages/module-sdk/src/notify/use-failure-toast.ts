import { useEffect } from 'react';
import { notify } from './notify.ts';

/** The part of a query that tells how loading went. */
export interface Loading {
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
