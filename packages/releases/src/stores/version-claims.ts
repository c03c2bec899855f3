import { Refusal } from '../refusal.ts';
import { type ReleaseRecord, releaseIdOf } from '../release-record.ts';

/** What claims are kept in, as in a bucket: of several that create one object at the same moment, one wins. */
interface ConditionalObjects {
  /** @returns `false` when there is one, which stays as it is */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
}

/** Says for each version which release has it, in `<module>/.versions/<version>`. The first one wins. */
export class VersionClaims {
  readonly #objects: ConditionalObjects;

  constructor(objects: ConditionalObjects) {
    this.#objects = objects;
  }

  /**
   * Before an upload: says early what {@link claim} would say after it, and sees releases that claimed nothing.
   *
   * @throws Refusal when another release has the version
   */
  async refuseTaken(record: ReleaseRecord, published: readonly string[]): Promise<void> {
    const isOther = (releaseId: string) => releaseId !== releaseIdOf(record);
    const other = published.find((releaseId) => releaseId.startsWith(`${record.version}-`) && isOther(releaseId));
    if (other) refuse(record, `${record.module}@${other}`);
    const holder = await this.#holderOf(record.module, record.version);
    if (holder && isOther(holder)) refuse(record, `${record.module}@${holder}, whose upload did not finish`);
  }

  /** @throws Refusal when another release has the version */
  async claim(record: ReleaseRecord): Promise<void> {
    const { module, version } = record;
    await this.#objects.create(keyOf(module, version), Buffer.from(releaseIdOf(record)));
    const holder = await this.#holderOf(module, version);
    if (holder !== releaseIdOf(record)) refuse(record, `${module}@${holder}`);
  }

  /** So that the version can be used again once its release has been removed. */
  async free(module: string, releaseId: string): Promise<void> {
    const [version = ''] = releaseId.split('-');
    if ((await this.#holderOf(module, version)) === releaseId) await this.#objects.delete(keyOf(module, version));
  }

  async #holderOf(module: string, version: string): Promise<string | null> {
    const bytes = await this.#objects.get(keyOf(module, version));
    return bytes && Buffer.from(bytes).toString();
  }
}

function keyOf(module: string, version: string): string {
  return `${module}/.versions/${version}`;
}

function refuse({ module, version }: ReleaseRecord, holder: string): never {
  throw new Refusal(`Version ${version} of ${module} is taken by ${holder}. Take another version.`);
}
