import { useQueryClient } from '@crewdeck/module-sdk';
import { useEffect, useRef } from 'react';

/**
 * Asks again for a list whenever its page is entered, however fresh the cache believes it to be: another person may have
 * joined a team meanwhile. A call that is already under way is not repeated.
 */
export function useFreshOnArrival(queryKey: readonly unknown[]): void {
  const queryClient = useQueryClient();
  const keyOnArrival = useRef(queryKey);
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: keyOnArrival.current }, { cancelRefetch: false });
  }, [queryClient]);
}
