import type { LogEntry, LogHead, ReleaseLog } from '@crewdeck/contract';

export interface WholeLog {
  readonly entries: readonly LogEntry[];
  /** Of these entries; `null` while there are none. */
  readonly head: LogHead | null;
}

/** All of a log. @param readPage from a place on */
export async function readLog(readPage: (from: number) => Promise<ReleaseLog>): Promise<WholeLog> {
  const entries: LogEntry[] = [];
  while (true) {
    const page = await readPage(entries.length);
    entries.push(...page.entries);
    const size = page.head?.size ?? 0;
    if (page.entries.length === 0 || entries.length >= size) return { entries, head: page.head };
  }
}
