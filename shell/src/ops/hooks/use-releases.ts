import { useHttp, useQuery } from '@crewdeck/module-sdk';
import { readReleases } from '../api/read-releases.ts';
import { releasesKeys } from './releases-keys.ts';

const REFRESH_MS = 10_000;

/** The state of all modules: read again every 10 s while the tab is visible, and when somebody comes back to it. */
export function useReleases() {
  const http = useHttp();
  return useQuery({
    queryKey: releasesKeys.status,
    queryFn: () => readReleases(http),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
    // What is live is asked of the network always; a browser that believes to be offline may be wrong.
    networkMode: 'always',
    staleTime: 0,
  });
}
