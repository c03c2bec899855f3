import { useHttp, useQuery } from '@crewdeck/module-sdk';
import { diffRecords } from '@crewdeck/releases/record-diff';
import { readRecord, releasesKeys } from '../api/releases.ts';

/** What the release `to` of a module has that `from` has not. */
export function useRecordDiff(module: string, from: string, to: string) {
  const http = useHttp();
  return useQuery({
    queryKey: [...releasesKeys.record(module, to), from],
    queryFn: async () => {
      const [before, after] = await Promise.all([readRecord(http, module, from), readRecord(http, module, to)]);
      return diffRecords(before, after);
    },
    networkMode: 'always',
  });
}
