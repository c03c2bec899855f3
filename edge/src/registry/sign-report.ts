import { EDGE_REPORT_AUDIENCE, type EdgeReport } from '@crewdeck/releases';
import { SignJWT } from 'jose';
import type { LiveReleases } from '../releases/live-releases.ts';

/** Longer than a question for the registry takes to arrive. */
const GOOD_FOR = '1 minute';

export interface Reporter {
  /** Of this edge. */
  name: string;
  releases: LiveReleases;
  /** `undefined` where there is none. */
  secret: string | undefined;
}

/** What this edge serves, signed so that nobody else can say it. `null` without a secret: the API then knows nothing of it. */
export async function signReport({ name, releases, secret }: Reporter, isLeaving = false): Promise<string | null> {
  if (secret === undefined) return null;
  const { current, missing } = releases;
  const report: EdgeReport = { edge: name, revision: current.revision, missing, ...(isLeaving && { isLeaving }) };
  return new SignJWT({ ...report })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(EDGE_REPORT_AUDIENCE)
    .setExpirationTime(GOOD_FOR)
    .sign(new TextEncoder().encode(secret));
}
