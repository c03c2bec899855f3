import { type LogEntry, type LogHead, paths } from '@crewdeck/contract';
import { releaseLogSchema } from '@crewdeck/contract/schemas';
import { UnreadableRegistry } from './ask-registry.ts';

const LIMIT_MS = 10_000;

/**
 * The log from one place on, page by page, as far as its head.
 *
 * @throws Error when it can't be had, or is none
 */
export async function askLog(
  apiUrl: string,
  from: number,
  signal: AbortSignal,
): Promise<{ entries: LogEntry[]; head: LogHead }> {
  const entries: LogEntry[] = [];
  for (;;) {
    const page = await askPage(apiUrl, from + entries.length, signal);
    if (!page.head) throw new Error('The log is empty.');
    entries.push(...page.entries);
    const missing = page.head.size - from - entries.length;
    if (missing <= 0) return { entries: entries.slice(0, entries.length + missing), head: page.head };
    if (page.entries.length === 0) throw new Error('The log ends before its head.');
  }
}

async function askPage(apiUrl: string, from: number, signal: AbortSignal) {
  const url = new URL(`${paths.releaseLog()}?from=${from}`, apiUrl);
  const limit = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(url, { signal: AbortSignal.any([signal, limit]), redirect: 'error' });
  if (!response.ok) throw new Error(`The API answered ${response.status} when it was asked for the log.`);
  const page = releaseLogSchema.safeParse(await response.json());
  if (!page.success) throw new UnreadableRegistry(`The log can not be read: ${page.error.issues[0]?.message}.`);
  return page.data;
}
