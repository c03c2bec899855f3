import { myDataKeys, notify, serverText, useHttp, useMutation, useQuery, useQueryClient } from '@crewdeck/module-sdk';
import { listBlocks, unblock } from './api/blocks.ts';

/** Whom the person has blocked, and how to take that back. `onUnblocked` runs once the list says so. */
export function useBlocks(uid: string, onUnblocked: () => void) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const blocks = useQuery({
    queryKey: [...myDataKeys.all(uid), 'blocks'],
    queryFn: () => listBlocks(http),
    // Blocking happens on other pages.
    refetchOnMount: 'always',
  });
  const unblocking = useMutation({
    mutationFn: (personId: string) => unblock(http, personId),
    onError: (error) => notify.error(serverText(error, 'Failed to unblock.')),
    onSuccess: async () => {
      // Everything that shows people may show this one again.
      await queryClient.invalidateQueries();
      onUnblocked();
    },
  });
  return { blocks, unblocking };
}
