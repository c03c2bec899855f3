import { myDataKeys } from '@crewdeck/module-sdk';
import type { createQueryClient } from '@crewdeck/module-sdk/host';
import type { UserListener } from './identity-provider-contract.ts';

type QueryClient = ReturnType<typeof createQueryClient>;

/**
 * Keeps the cached data of one person from the next. Removes their own data and resets all other queries, because a list
 * may show more to some people than to others (a directory card's contact line). It runs after React has unmounted their
 * pages: an effect still to run would refetch the removed data without a session.
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
