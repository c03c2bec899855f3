import { useHttp, useQuery } from '@crewdeck/module-sdk';
import { listHackathons } from '../api/list-hackathons.ts';

export const HACKATHONS_KEY = ['hackathons'] as const;

export function useHackathons() {
  const http = useHttp();
  return useQuery({ queryKey: HACKATHONS_KEY, queryFn: ({ signal }) => listHackathons(http, signal) });
}
