import type { Person } from '@crewdeck/contract';
import { keepPreviousData, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';

/**
 * Somebody as the viewer may see them. What a visitor was shown stays until the session has arrived and they are read once
 * more, for the person.
 */
export function usePerson(userId: string) {
  const http = useHttp();
  const { user } = useSession();
  return useQuery<Person>({
    queryKey: ['people', userId, user?.uid ?? 'visitor'],
    queryFn: ({ signal }) => http.send('GET /api/users/:userId', { userId, signal }),
    placeholderData: keepPreviousData,
  });
}
