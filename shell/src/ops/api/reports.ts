import { type DecideReports, paths, type ReportedSubject } from '@crewdeck/contract';
import type { Http, Page } from '@crewdeck/module-sdk';

/** Those that wait, or those that ops have decided on. */
export type ReportsState = 'open' | 'decided';

const MOST_SHOWN = 50;

/** Cache keys of reports as ops see them. Invalidate `all` after a decision. */
export const reportsKeys = {
  all: ['reports'] as const,
  list: (state: ReportsState) => ['reports', state] as const,
};

/** The latest of them. For ops only. */
export function readReports(http: Http, state: ReportsState): Promise<Page<ReportedSubject>> {
  return http.getPage(paths.abuseReports(), { query: { state, limit: MOST_SHOWN } });
}

/** Refused with `report.changed_meanwhile` when there is nothing left to decide. */
export async function decide(
  http: Http,
  { kind, id }: Pick<ReportedSubject, 'kind' | 'id'>,
  decision: DecideReports,
): Promise<void> {
  await http.post(paths.decisionsOn(kind, id), decision);
}
