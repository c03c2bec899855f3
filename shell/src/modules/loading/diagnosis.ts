import type { PageRelease } from '@crewdeck/releases/host-document';
import { isOfTheCode, type Outcome } from '../reports/report.ts';

const REFETCH_LIMIT_MS = 3_000;

/** `contract`: not for this page. `timeout`: files still loading. `stuck`: files loaded, and nothing rendered. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  constructor(
    readonly outcome: 'contract' | 'timeout' | 'stuck',
    message: string,
  ) {
    super(message);
  }
}

/** Files that failed to load: URL and expected integrity, empty where there is none. */
const failed = new Map<string, string>();

/** Records each script and style sheet that fails to load: the bundler's error doesn't name the file, the element's event does. */
export function watchFailedFiles(): void {
  window.addEventListener('error', noteFailedFile, true);
}

/** The failure of a release that has exceeded its time limit: `timeout` while files are loading, else `stuck`. */
export function tooLate(release: PageRelease): LoadFailure {
  // Rspack removes a loaded script element, and `data-rspack-loading` from a loaded style sheet. What still matches is loading,
  // perhaps for another release, so this release can't be blamed.
  const arriving = `script[src*="${folderOf(release)}"], script[data-rspack], link[data-rspack-loading]`;
  return document.querySelector(arriving)
    ? new LoadFailure('timeout', "Its files didn't arrive in time.")
    : new LoadFailure('stuck', "Its files arrived, but it didn't start.");
}

interface Diagnosis {
  outcome: Outcome;
  /** The error, or the path of the file that failed. */
  cause: unknown;
}

/**
 * What to report of a release that could not be loaded, or crashed before it was rendered. `null` where nothing proves that
 * the release is at fault.
 */
export async function diagnose(error: unknown, release: PageRelease): Promise<Diagnosis | null> {
  if (error instanceof LoadFailure) return { outcome: error.outcome, cause: error };
  const file = [...failed].findLast(([url]) => new URL(url).pathname.startsWith(folderOf(release)));
  // Without a failed file, a ChunkLoadError means that the file arrived and did not define the chunk.
  const isBroken = isOfTheCode(error) || (error instanceof Error && error.name === 'ChunkLoadError');
  if (!file) return isBroken ? { outcome: 'crash', cause: error } : null;
  const outcome = await outcomeOfFile(...file).catch(() => null);
  return outcome && { outcome, cause: new URL(file[0]).pathname };
}

/** Path of a release's folder. Retries load from a folder in it. */
export function folderOf({ entry }: PageRelease): string {
  const { pathname } = new URL(entry, window.location.origin);
  return pathname.slice(0, pathname.lastIndexOf('/') + 1);
}

/**
 * Reads a file once more, past the browser's cache. `null` where the server has it as it was published: then it was the
 * network, or something in the browser that blocks it.
 *
 * @throws Error when there is no answer, which proves nothing
 */
async function outcomeOfFile(url: string, integrity: string): Promise<Outcome | null> {
  const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(REFETCH_LIMIT_MS) });
  if (!response.ok) return 'load';
  if (!integrity) return null;
  return integrity === (await integrityOf(await response.arrayBuffer())) ? null : 'integrity';
}

function noteFailedFile({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)) return;
  failed.set(target instanceof HTMLScriptElement ? target.src : target.href, target.integrity);
}

/** @throws TypeError without `crypto.subtle`, which browsers have on https and localhost only */
async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
