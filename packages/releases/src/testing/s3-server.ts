import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'releases';
const PRECONDITION_FAILED = `<?xml version="1.0" encoding="UTF-8"?>
<Error><Code>PreconditionFailed</Code><Message>At least one of the pre-conditions you specified did not hold</Message></Error>`;

/**
 * A server of S3's API on this machine. No such server that the registries have knows conditional writes, so this one adds
 * them in front of s3rver: writes come one after the other, each whole or not at all, as S3 promises it.
 */
export class S3Server {
  /** What has been written since the start. */
  writes = 0;
  /** Cuts the connection of each write while its bytes arrive, as long as this says so. */
  cutsWrite: () => boolean = () => false;
  /** As a server that has never heard of conditional writes. */
  ignoresConditions = false;
  readonly #directory: string;
  readonly #isForGood: boolean;
  readonly #storage: S3rver;
  readonly #front: Server;
  #storagePort = 0;
  #lastWrite: Promise<unknown> = Promise.resolve();

  private constructor(directory: string, isForGood: boolean) {
    this.#directory = directory;
    this.#isForGood = isForGood;
    this.#storage = new S3rver({
      port: 0,
      silent: true,
      directory,
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: BUCKET }],
    });
    this.#front = createServer((incoming, answer) => void this.#handle(incoming, answer));
  }

  /** @param place where what is written stays, and its port; without it a folder that goes with the server, and a free one */
  static async start(place?: { readonly directory: string; readonly port: number }): Promise<S3Server> {
    const directory = place?.directory ?? (await mkdtemp(join(tmpdir(), 'crewdeck-s3-')));
    const server = new S3Server(directory, place !== undefined);
    server.#storagePort = (await server.#storage.run()).port;
    server.#front.listen(place?.port ?? 0, '127.0.0.1');
    await once(server.#front, 'listening');
    return server;
  }

  /** `s3://` location of a store that nobody else uses. */
  location(prefix: string): string {
    return `s3://${BUCKET}/${prefix}`;
  }

  get environment(): Record<string, string> {
    const { port } = this.#front.address() as AddressInfo;
    return {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    };
  }

  async stop(): Promise<void> {
    this.#front.closeAllConnections();
    this.#front.close();
    await this.#storage.close();
    if (!this.#isForGood) await rm(this.#directory, { recursive: true, force: true });
  }

  async #handle(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (incoming.method === 'PUT' && this.cutsWrite()) {
      incoming.socket.destroy();
      return;
    }
    try {
      const body = await buffer(incoming);
      if (incoming.method !== 'PUT') return await this.#passOn(incoming, answer, body);
      this.#lastWrite = this.#lastWrite.then(() => this.#write(incoming, answer, body));
      await this.#lastWrite;
    } catch {
      answer.destroy();
    }
  }

  async #write(incoming: IncomingMessage, answer: ServerResponse, body: Buffer): Promise<void> {
    const isConditional = incoming.headers['if-none-match'] === '*' && !this.ignoresConditions;
    if (isConditional && (await this.#exists(incoming.url ?? ''))) {
      answer.writeHead(412, { 'content-type': 'application/xml' }).end(PRECONDITION_FAILED);
      return;
    }
    await this.#passOn(incoming, answer, body);
    this.writes += 1;
  }

  async #exists(url: string): Promise<boolean> {
    const { pathname } = new URL(url, 'http://localhost');
    const { ok } = await fetch(`http://127.0.0.1:${this.#storagePort}${pathname}`, { method: 'HEAD' });
    return ok;
  }

  async #passOn({ method, url, headers }: IncomingMessage, answer: ServerResponse, body: Buffer): Promise<void> {
    const call = request({ port: this.#storagePort, host: '127.0.0.1', method, path: url, headers });
    call.end(body);
    const [response]: IncomingMessage[] = (await once(call, 'response')) as [IncomingMessage];
    if (!response) return;
    const content = await buffer(response);
    answer.writeHead(response.statusCode ?? 500, response.headers).end(content);
  }
}
