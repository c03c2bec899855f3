import { useHttp, useQuery } from '@crewdeck/module-sdk';

const MOST_SHOWN = 5;
const SHORTEST = 2;

/** The first people of the directory that a text finds; nobody while it is too short to say whom. */
export function usePeopleFound(search: string) {
  const http = useHttp();
  return useQuery({
    queryKey: ['people-found', search],
    queryFn: ({ signal }) => http.getPage('GET /api/users', { query: { search, limit: MOST_SHOWN }, signal }),
    enabled: search.length >= SHORTEST,
  });
}
