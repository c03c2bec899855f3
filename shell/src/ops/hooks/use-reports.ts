import { useHttp, useQuery } from '@crewdeck/module-sdk';
import { type ReportsState, readReports, reportsKeys } from '../api/reports.ts';

const REFRESH_MS = 30_000;

/** Read again every 30 s while the tab is visible, and when somebody comes back to it. */
export function useReports(state: ReportsState) {
  const http = useHttp();
  return useQuery({
    queryKey: reportsKeys.list(state),
    queryFn: () => readReports(http, state),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  });
}
