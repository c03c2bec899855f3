import { type ReleaseRecord, releaseIdOf } from '@crewdeck/releases';
import { type LogState, nameOf, type SignedRelease } from '@crewdeck/releases/signing/log-state';
import type { ReleaseSource, ServedRelease } from './release-source.ts';

/** Only releases that the log holds, with the records that were signed. */
export class SignedReleases implements ReleaseSource {
  readonly folder: string;
  readonly #source: ReleaseSource;
  readonly #state: () => LogState;

  /** @param state of the log at this moment */
  constructor(source: ReleaseSource, state: () => LogState) {
    this.folder = source.folder;
    this.#source = source;
    this.#state = state;
  }

  async read(module: string, releaseId: string, digest: string | undefined): Promise<ServedRelease> {
    const signed = this.#find(module, releaseId);
    if (!signed) throw new Error(`${module}@${releaseId} is not in the log.`);
    if (digest !== undefined && digest !== signed.digest)
      throw new Error(`${module}@${releaseId} was signed with another record.`);
    return this.#withSigner(await this.#source.read(module, releaseId, signed.digest));
  }

  async provide(module: string, releaseId: string): Promise<ServedRelease | null> {
    const signed = this.#find(module, releaseId);
    const record = signed ? await this.#source.provide(module, releaseId, signed.digest) : null;
    return record && this.#withSigner(record);
  }

  #find(module: string, release: string): SignedRelease | undefined {
    return this.#state().releases.get(nameOf({ module, release }));
  }

  #withSigner(record: ReleaseRecord): ServedRelease {
    return { ...record, signed: () => this.#find(record.module, releaseIdOf(record)) };
  }
}
