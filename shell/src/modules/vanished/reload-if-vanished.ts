import { lastFailedFile } from '../loading/failed-files.ts';
import { isChunkFailure } from './chunk-failure.ts';
import { reloadOnce } from './reload-once.ts';

const ANSWER_LIMIT_MS = 3_000;
const RELEASES = '/modules/';

/**
 * Mends a page that has outlived a release it runs: when a lazy chunk is gone from the server, the page is loaded again.
 * Any other error, a lost connection above all, is left alone.
 */
export async function reloadIfVanished(error: unknown, reload?: () => void): Promise<void> {
  const url = addressOfChunk(error);
  if (url && (await isGone(url))) reloadOnce(reload);
}

/** Does so for chunks whose failure nobody has handled: an `import()` behind a button, say. */
export function reloadForVanishedChunks(): () => void {
  const onRejection = ({ reason }: PromiseRejectionEvent) => void reloadIfVanished(reason);
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
