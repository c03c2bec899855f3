import type { Host, ReleaseRecord } from '@crewdeck/releases';

/** A release of the shell, which tells what it gives to modules and needs of them. */
export type ShellRelease = ReleaseRecord & { host: Host };

export function isShellRelease(record: ReleaseRecord | null | undefined): record is ShellRelease {
  return record?.host !== undefined;
}
