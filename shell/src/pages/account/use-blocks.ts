import { myDataKeys, useHttp, useQuery } from '@crewdeck/module-sdk';

/** Whom the person has blocked. */
export function useBlocks(uid: string) {
  const http = useHttp();
  return useQuery({
    queryKey: [...myDataKeys.all(uid), 'blocks'],
    queryFn: () => http.getAll('GET /api/blocks'),
    // Blocking happens on other pages.
    refetchOnMount: 'always',
  });
}
