import type { Person } from '@crewdeck/contract';
import { keepPreviousData, useHttp, useQuery } from '@crewdeck/module-sdk';
import { readPerson } from '../api/read-person.ts';

/**
 * Somebody as `viewer` ({@link Viewer.key}) may see them. What a visitor was shown stays until the session has arrived and
 * they are read once more, for the person.
 */
export function usePerson(userId: string, viewer: string) {
  const http = useHttp();
  return useQuery<Person>({
    queryKey: ['people', userId, viewer],
    queryFn: ({ signal }) => readPerson(http, userId, signal),
    placeholderData: keepPreviousData,
  });
}
