import { useHttp, useQuery } from '@crewdeck/module-sdk';
import { listNewestPeople } from '../api/list-newest-people.ts';

export function useNewestPeople() {
  const http = useHttp();
  return useQuery({
    queryKey: ['module-template', 'newest-people'],
    queryFn: ({ signal }) => listNewestPeople(http, signal),
  });
}
