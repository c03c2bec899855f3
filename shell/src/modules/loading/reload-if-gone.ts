import { lastFailedFile } from './failed-files.ts';

const ANSWER_LIMIT_MS = 3_000;
const RELEASES = '/modules/';
const RELOADED_AT = 'crewdeck-reloaded-at';
/** Within this time a page reloads by itself once, so that what a reload can't mend never becomes a loop. */
export const COOL_DOWN_MS = 5 * 60_000;

/** Whether a lazy chunk could not be had. The bundler's runtime gives its error no class, only this name. */
export function isChunkFailure(error: unknown): error is Error & { request?: unknown } {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** What something that was running is said to have died of. */
export function outcomeOfCrash(error: unknown): 'load' | 'crash' {
  return isChunkFailure(error) ? 'load' : 'crash';
}

/**
 * Mends a page that has outlived a release it runs: when a lazy chunk is gone from the server, the page is loaded again,
 * unless that was done a moment ago or would lose what somebody has entered. Any other error, a lost connection above all,
 * is left alone.
 */
export async function reloadIfGone(error: unknown, reload = () => window.location.reload()): Promise<void> {
  const url = addressOfChunk(error);
  if (url && (await isGone(url)) && !hasUnsavedChanges() && noteReload()) reload();
}

/** Does so for chunks whose failure nobody has handled: an `import()` behind a button, say. */
export function reloadForGoneChunks(): () => void {
  const onRejection = ({ reason }: PromiseRejectionEvent) => void reloadIfGone(reason);
  window.addEventListener('unhandledrejection', onRejection);
  return () => window.removeEventListener('unhandledrejection', onRejection);
}

/** The bundler names the script in its error, but not the style sheet. */
function addressOfChunk(error: unknown): string | undefined {
  if (!isChunkFailure(error)) return undefined;
  return typeof error.request === 'string' ? error.request : lastFailedFile(RELEASES);
}

async function isGone(url: string): Promise<boolean> {
  try {
    const request = { method: 'HEAD', cache: 'reload', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) } as const;
    const { status } = await fetch(url, request);
    return status === 404 || status === 410;
  } catch {
    // No answer says nothing about the release.
    return false;
  }
}

/** Forms protect themselves with the browser's own signal (`useUnsavedChanges` of the SDK), so they are asked by it. */
export function hasUnsavedChanges(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** `false` within the cool-down, and where the browser keeps no notes: without them there would be no end to it. */
function noteReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT));
    if (Date.now() - last < COOL_DOWN_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch (error) {
    console.warn('The page is not loaded again, because that could not be remembered.', error);
    return false;
  }
}
