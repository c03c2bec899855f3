const MOST_REMEMBERED = 20;
const DIAGNOSIS_LIMIT_MS = 3_000;

/** Integrity of each file of a release that the browser has refused or not got, by its address. */
const failed = new Map<string, string>();

/**
 * Notes every script and style sheet of a release that fails to load. The element's own event is the only place that
 * tells which file it was: the loading code of a container hides it.
 */
export function watchFailedFiles(): () => void {
  window.addEventListener('error', noteFailedFile, true);
  return () => window.removeEventListener('error', noteFailedFile, true);
}

/** The file below a directory that failed last; `undefined` when none did. */
export function lastFailedFile(directory: string): string | undefined {
  return [...failed.keys()].filter((url) => new URL(url).pathname.startsWith(directory)).at(-1);
}

/**
 * Whether the file below a directory that failed last has other bytes than were published. It is read once more, past the
 * browser's cache, which also repairs a damaged copy in there.
 */
export async function hasAlteredFile(directory: string): Promise<boolean> {
  const url = lastFailedFile(directory);
  const integrity = url && failed.get(url);
  if (!url || !integrity) return false;
  failed.delete(url);
  try {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(DIAGNOSIS_LIMIT_MS) });
    // Behind the hash there may be the key of whoever signed it.
    return response.ok && !integrity.split(' ').includes(await integrityOf(await response.arrayBuffer()));
  } catch {
    // Not to be had, which is what the caller takes it for without a proof of more.
    return false;
  }
}

function noteFailedFile({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement || target instanceof HTMLLinkElement)) return;
  const url = target instanceof HTMLScriptElement ? target.src : target.href;
  failed.delete(url);
  failed.set(url, target.integrity);
  const [oldest] = failed.keys();
  if (failed.size > MOST_REMEMBERED && oldest) failed.delete(oldest);
}

/** @throws TypeError where the browser has no cryptography: on a page without TLS that is not on this machine. */
async function integrityOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
