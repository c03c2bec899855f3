import { type AbuseReport, paths, type ReportAbuse } from '@crewdeck/contract';
import type { Http } from '@crewdeck/module-sdk';

/** Rejects with 409 while an earlier report of the same subject by the same person is open. */
export function reportAbuse(http: Http, report: ReportAbuse): Promise<AbuseReport> {
  return http.post<AbuseReport>(paths.abuseReports(), report);
}
