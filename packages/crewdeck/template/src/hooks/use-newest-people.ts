import { useHttp, useQuery } from '@crewdeck/module-sdk';

/** As many as one look takes in. */
const MOST_SHOWN = 12;

export function useNewestPeople() {
  const http = useHttp();
  return useQuery({
    queryKey: ['module-template', 'newest-people'],
    queryFn: ({ signal }) => http.getPage('GET /api/users', { query: { limit: MOST_SHOWN }, signal }),
  });
}
