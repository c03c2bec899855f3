import { useEffect } from 'react';
import { notify } from './notify.ts';

/** The part of a query's result that says whether it failed to load. */
export interface Loading {
  isLoadingError: boolean;
  errorUpdatedAt: number;
}

const ID = 'loading-failure';

/**
 * Shows a toast for each failed attempt to load a query. A failed refetch of shown data stays silent. All uses share one toast,
 * so an outage shows only the latest: pages say in place what each failed to load.
 */
export function useFailureToast({ isLoadingError, errorUpdatedAt }: Loading, text: string): void {
  useEffect(() => {
    if (!isLoadingError || !errorUpdatedAt) return;
    notify.error(text, { id: ID });
  }, [isLoadingError, errorUpdatedAt, text]);
}
