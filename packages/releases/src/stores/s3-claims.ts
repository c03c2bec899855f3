import type { S3Bucket } from './s3-bucket.ts';
import type { VersionClaims } from './version-claims.ts';

/** Claims as objects, `<module>/.versions/<version>`, each holding the id of the release. */
export class S3Claims implements VersionClaims {
  readonly #bucket: S3Bucket;

  constructor(bucket: S3Bucket) {
    this.#bucket = bucket;
  }

  async claim(module: string, version: string, releaseId: string): Promise<void> {
    await this.#bucket.create(keyOf(module, version), Buffer.from(releaseId), { ContentType: 'text/plain' });
  }

  async holderOf(module: string, version: string): Promise<string | null> {
    const bytes = await this.#bucket.get(keyOf(module, version));
    return bytes && Buffer.from(bytes).toString();
  }

  async free(module: string, version: string): Promise<void> {
    await this.#bucket.delete(keyOf(module, version));
  }
}

function keyOf(module: string, version: string): string {
  return `${module}/.versions/${version}`;
}
