import { myDataKeys } from '@crewdeck/module-sdk';
import type { createQueryClient } from '@crewdeck/module-sdk/host';
import type { UserListener } from './identity-provider-contract.ts';

type QueryClient = ReturnType<typeof createQueryClient>;

/**
 * Keeps what one person has read from the next. Their own data goes; everything else is read again, as a list may show
 * more to some than to others (a directory card's contact line). That happens once React has taken their screen
 * away: an effect that is still to run would find the data gone, and ask for it without a session.
 */
export function forgetPreviousPerson(queryClient: QueryClient): UserListener {
  let present: string | null | undefined;
  return (user) => {
    const previous = present;
    present = user?.uid ?? null;
    if (previous === undefined || previous === present) return;
    setTimeout(() => {
      if (previous) queryClient.removeQueries({ queryKey: myDataKeys.all(previous) });
      queryClient.getMutationCache().clear();
      void queryClient.resetQueries();
    });
  };
}
