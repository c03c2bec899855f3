import { EDGE_REPORT_AUDIENCE, type EdgeReport } from '@crewdeck/releases';
import { SignJWT } from 'jose';

/** Longer than a question for the registry takes to arrive. */
const GOOD_FOR = '1 minute';

/** What this edge serves, signed so that nobody else can say it. `null` without a key: the API then knows nothing of it. */
export async function signReport(report: EdgeReport, key: string | undefined): Promise<string | null> {
  if (key === undefined) return null;
  return new SignJWT({ ...report })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(EDGE_REPORT_AUDIENCE)
    .setExpirationTime(GOOD_FOR)
    .sign(new TextEncoder().encode(key));
}
