import { useEffect } from 'react';
import { notify } from './notify.ts';

/** The part of a query that tells how loading went. */
export interface Loading {
  isLoadingError: boolean;
  errorUpdatedAt: number;
}

const ID = 'loading-failure';

/**
 * Says once per failed attempt that something could not be loaded. Nothing is said of a failed refresh of data that is
 * shown. An outage fails many queries, and shows one toast, the latest: pages say in place what each could not load.
 */
export function useFailureToast({ isLoadingError, errorUpdatedAt }: Loading, text: string): void {
  useEffect(() => {
    if (!isLoadingError || !errorUpdatedAt) return;
    notify.error(text, { id: ID });
  }, [isLoadingError, errorUpdatedAt, text]);
}
