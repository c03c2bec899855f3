import { useQueryClient } from '@crewdeck/module-sdk';
import { useEffect, useRef } from 'react';

/**
 * Refetches a list when its page opens, also while the cache is fresh: another person may have joined a team. A running
 * call is not repeated.
 */
export function useFreshOnArrival(queryKey: readonly unknown[]): void {
  const queryClient = useQueryClient();
  const keyOnArrival = useRef(queryKey);
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: keyOnArrival.current }, { cancelRefetch: false });
  }, [queryClient]);
}
