import type { ReleaseRecord } from '@crewdeck/releases';
import type { SignedRelease } from '@crewdeck/releases/signing/log-state';

/** A release with what the log says of it now: it may be signed anew. */
export type ServedRelease = ReleaseRecord & { signed?: () => SignedRelease | undefined };

/** Where records and files of releases come from. */
export interface ReleaseSource {
  /** Folder of what is served: `<module>/<release>/<file>`. */
  readonly folder: string;
  /**
   * The record of a release, all files of which are in the folder by then.
   *
   * @param digest of the record, as the registry or a signed link has it; `undefined` where there is none
   * @throws Error when there is no such release, it is damaged, or its record has another digest
   */
  read(module: string, releaseId: string, digest: string | undefined): Promise<ServedRelease>;
  /**
   * Gets the files of a release into the folder when they can be had, for a page that still runs it. Never rejects.
   *
   * @param digest as for `read`
   * @returns its record; `null` when it can't be had
   */
  provide(module: string, releaseId: string, digest: string | undefined): Promise<ServedRelease | null>;
}
