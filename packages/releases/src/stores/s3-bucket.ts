import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';

const PRECONDITION_FAILED = 412;
/** Another write of the same object was under way; S3 asks to try again. */
const CONFLICT = 409;
const CONFLICT_TRIES = 5;

export interface StoredObject {
  key: string;
  changedAt: Date;
}

/** The few calls of S3 that a store needs, below one prefix of a bucket. Keys are without it. */
export class S3Bucket {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor(client: S3Client, bucket: string, prefix: string) {
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix && `${prefix}/`;
  }

  /** @returns `false` when there is an object already, which stays as it is */
  async create(key: string, body: Uint8Array): Promise<boolean> {
    const input = { ...this.#address(key), Body: body, IfNoneMatch: '*' };
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#client.send(new PutObjectCommand(input));
        return true;
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
        if (status === PRECONDITION_FAILED) return false;
        if (status !== CONFLICT || tries === CONFLICT_TRIES) throw this.#explain(error);
      }
    }
  }

  async get(key: string): Promise<Uint8Array | null> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#address(key)));
      return (await Body?.transformToByteArray()) ?? null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw this.#explain(error);
    }
  }

  /** Everything whose key begins like that. */
  async list(start: string): Promise<StoredObject[]> {
    const found: StoredObject[] = [];
    let next: string | undefined;
    do {
      const page = await this.#listPage(start, next);
      for (const { Key = '', LastModified = new Date() } of page.Contents ?? []) {
        found.push({ key: Key.slice(this.#prefix.length), changedAt: LastModified });
      }
      next = page.NextContinuationToken;
    } while (next);
    return found;
  }

  async delete(key: string): Promise<void> {
    try {
      await this.#client.send(new DeleteObjectCommand(this.#address(key)));
    } catch (error) {
      throw this.#explain(error);
    }
  }

  async #listPage(start: string, next: string | undefined) {
    const input = { Bucket: this.#bucket, Prefix: `${this.#prefix}${start}`, ContinuationToken: next };
    try {
      return await this.#client.send(new ListObjectsV2Command(input));
    } catch (error) {
      throw this.#explain(error);
    }
  }

  #address(key: string) {
    return { Bucket: this.#bucket, Key: `${this.#prefix}${key}` };
  }

  #explain(error: unknown): Error {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return new Error(`The store s3://${this.#bucket}/${this.#prefix} failed: ${reason}`, { cause: error });
  }
}
