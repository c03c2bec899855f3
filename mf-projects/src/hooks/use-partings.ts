import { myDataKeys, useHttp, useQuery, useSession } from '@crewdeck/module-sdk';
import { listPartings } from '../api/list-partings.ts';

/** What has ended for the person lately. Where that can't be had, nothing is said of it. */
export function usePartings() {
  const http = useHttp();
  const uid = useSession().user?.uid ?? '';
  return useQuery({ queryKey: [...myDataKeys.all(uid), 'partings'], queryFn: () => listPartings(http) });
}
