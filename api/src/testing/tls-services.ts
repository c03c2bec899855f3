import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server, type TLSSocket } from 'node:tls';
import { promisify } from 'node:util';

/** A server on this machine, and the connections that it took. */
interface TlsService<T extends Server> {
  readonly server: T;
  readonly port: number;
  readonly sockets: TLSSocket[];
}

/** Servers of `127.0.0.1` with a certificate. */
export class TlsServices {
  private readonly servers: Server[] = [];

  private constructor(private readonly certificate: Awaited<ReturnType<typeof makeCertificate>>) {}

  static async start(): Promise<TlsServices> {
    return new TlsServices(await makeCertificate());
  }

  /** Who vouches for them. */
  get authority(): Buffer {
    return this.certificate.cert;
  }

  byHttp2() {
    return this.listen(createSecureServer(this.certificate).on('sessionError', () => undefined));
  }

  byHttp1(answer: RequestListener) {
    return this.listen(createHttpsServer(this.certificate, answer));
  }

  /** It agrees on HTTP/2 and does what it likes. */
  bySocket(talk: (socket: TLSSocket) => void) {
    return this.listen(createServer({ ...this.certificate, ALPNProtocols: ['h2'] }, talk));
  }

  stop(): void {
    for (const server of this.servers) server.close();
  }

  private async listen<T extends Server>(server: T): Promise<TlsService<T>> {
    const sockets: TLSSocket[] = [];
    server.on('secureConnection', (socket) => sockets.push(socket.on('error', () => undefined)));
    this.servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return { server, sockets, port: (server.address() as AddressInfo).port };
  }
}

/** Made for each test, as no key is kept in the repository. It is its own authority. */
async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'api-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', cert],
    ...['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
  ]);
  const made = { key: await readFile(key), cert: await readFile(cert) };
  await rm(folder, { recursive: true });
  return made;
}
