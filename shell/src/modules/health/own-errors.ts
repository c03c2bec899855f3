import { reportRelease } from '../reports/report-release.ts';
import { isDamagedBy } from './come-back.ts';
import { findRun } from './suspects.ts';

/** A file of a module; the shell's own are no module's. */
const FRAME = /\/modules\/(?!shell\/)([^/]+)\/([^/]+)\//;
/** What the network, the API or somebody who moves on are the reason for. */
const NOT_THE_CODE = ['AbortError', 'ApiError', 'ChunkLoadError', 'InvalidReplyError', 'NetworkError'];

/** Counts an error that nobody has handled for the release that owns its first frame of a module, or that it names. */
export function tellError(error: unknown): void {
  if (!(error instanceof Error) || NOT_THE_CODE.includes(error.name)) return;
  const owner = findRun(ownerOf(error));
  if (owner && !isDamagedBy(owner)) reportRelease(owner, 'error');
}

function ownerOf(error: Error & { release?: string }): string {
  const [, module, release] = FRAME.exec(error.stack ?? '') ?? [];
  return error.release ?? `${module}@${release}`;
}
