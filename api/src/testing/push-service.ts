import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushSubscriptionData } from '@crewdeck/contract';
import webPush from 'web-push';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();

/** For an API that tells people in their browsers. */
export const PUSH_KEYS = {
  PUSH_PUBLIC_KEY: publicKey,
  PUSH_PRIVATE_KEY: privateKey,
  PUSH_CONTACT: 'mailto:push@crewdeck.test',
};

/** One that no message is ever sent to. */
export function aPushSubscription(endpoint = `https://push.test/${randomUUID()}`): PushSubscriptionData {
  return new TestBrowser(endpoint).subscription;
}

/** A browser that has subscribed: it alone can read what is sent to it (RFC 8291). */
export class TestBrowser {
  private readonly pair = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  readonly subscription: PushSubscriptionData;

  constructor(endpoint: string) {
    const p256dh = this.pair.generateKeys('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.secret.toString('base64url') } };
  }

  /** The one record of a message: salt, size, length of the sender's key, the key, the text and its tag (RFC 8188). */
  read(body: Buffer): unknown {
    const [salt, senderKey, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const mine = this.pair.getPublicKey();
    const context = Buffer.concat([Buffer.from('WebPush: info\0'), mine, senderKey]);
    const secret = derive(this.secret, this.pair.computeSecret(senderKey), context, 32);
    const key = derive(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(salt, secret, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(END_OF_TEXT)).toString('utf8'));
  }
}

const TAG_BYTES = 16;
const END_OF_TEXT = 2;

function derive(salt: Buffer, secret: Buffer, info: string | Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}

interface Received {
  readonly browser: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface GivenAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
}

/** A push service on this machine, which keeps what it gets and answers 201, or what it is told, or nothing at all. */
export class PushService {
  readonly received: Received[] = [];
  private readonly answers = new Map<string, GivenAnswer | null>();
  private readonly server = createServer((request, response) => {
    void buffer(request).then((body) => {
      this.received.push({ browser: request.url ?? '', headers: request.headers, body });
      const answer = this.answers.get(request.url ?? '');
      if (answer === null) return;
      const { status, headers } = answer ?? { status: 201 };
      response.writeHead(status, headers).end('Whatever it says.');
    });
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  aBrowser(): TestBrowser {
    return new TestBrowser(`${this.origin}/${randomUUID()}`);
  }

  /** What it answers to messages for this browser from now on; nothing where it is `null`. */
  answerOf({ subscription }: TestBrowser, answer: GivenAnswer | null): void {
    this.answers.set(new URL(subscription.endpoint).pathname, answer);
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => void this.server.close(() => resolve()));
  }
}
