import { DECLINE_UNDO_MS } from '@crewdeck/contract';
import { useQueryClient } from '@crewdeck/module-sdk';
import { useEffect, useEffectEvent } from 'react';

/** Calls `onOver` once a decline can no longer be taken back, and reads again what projects are to whoever declined. */
export function useDeclineEnd(onOver: () => void): void {
  const queryClient = useQueryClient();
  const end = useEffectEvent(() => {
    onOver();
    void queryClient.invalidateQueries({ queryKey: ['projects'] });
  });
  useEffect(() => {
    const timer = setTimeout(end, DECLINE_UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
}
