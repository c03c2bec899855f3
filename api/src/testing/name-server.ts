import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';

const HEADER_BYTES = 12;
const IP_V4 = 1;

/** A name server on this machine, which knows IPv4 addresses of every name: a list for each time that it is asked, the last one ever after. */
export class NameServer {
  asked = 0;
  private readonly socket = createSocket('udp4');

  private constructor(private readonly answers: readonly (readonly string[])[]) {
    this.socket.on('message', (query, { port, address }) => this.socket.send(this.answer(query), port, address));
  }

  static async start(...answers: readonly (readonly string[])[]): Promise<NameServer> {
    const server = new NameServer(answers);
    await new Promise<void>((resolve) => server.socket.bind(0, '127.0.0.1', resolve));
    return server;
  }

  /** What asks it. */
  get resolver(): Resolver {
    const resolver = new Resolver({ timeout: 500, tries: 1 });
    resolver.setServers([`127.0.0.1:${this.socket.address().port}`]);
    return resolver;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => void this.socket.close(resolve));
  }

  /** The question again, then an address in each record (RFC 1035, 4). */
  private answer(query: Buffer): Buffer {
    const end = query.indexOf(0, HEADER_BYTES) + 5;
    const addresses = query.readUInt16BE(end - 4) === IP_V4 ? this.next() : [];
    const header = Buffer.concat([
      query.subarray(0, 2),
      Buffer.from([0x81, 0x80, 0, 1, 0, addresses.length, 0, 0, 0, 0]),
    ]);
    const records = addresses.map((address) =>
      Buffer.from([0xc0, HEADER_BYTES, 0, IP_V4, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
    );
    return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...records]);
  }

  private next(): readonly string[] {
    const answer = this.answers[Math.min(this.asked, this.answers.length - 1)] ?? [];
    this.asked += 1;
    return answer;
  }
}
