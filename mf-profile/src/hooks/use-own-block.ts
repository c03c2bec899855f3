import { myDataKeys, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

/** The person of this profile id if the viewer has blocked them, else `null`. */
export function useOwnBlock(id: string) {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({
    queryKey: [...myDataKeys.all(uid), 'blocks'],
    queryFn: () => http.getAll('GET /api/blocks'),
    enabled: uid !== '',
    // Blocking happens on other pages.
    refetchOnMount: 'always',
    select: (people) => people.find((person) => person.id === id) ?? null,
  });
}
