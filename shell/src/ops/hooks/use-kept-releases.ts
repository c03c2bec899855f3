import { useHttp, useQuery } from '@crewdeck/module-sdk';
import { readKeptReleases } from '../api/read-kept-releases.ts';
import { releasesKeys } from './releases-keys.ts';

/** The releases of a module that could be chosen, with what speaks against each at this moment. */
export function useKeptReleases(module: string) {
  const http = useHttp();
  return useQuery({
    queryKey: releasesKeys.kept(module),
    queryFn: () => readKeptReleases(http, module),
    networkMode: 'always',
    staleTime: 0,
  });
}
