import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { type Account, claimsOf } from './people.ts';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

const HEADER: JWTHeaderParameters = { alg: 'RS256', kid: 'today', typ: 'JWT' };

/** Stands in for the identity provider's key set, which cannot be had without the internet; the keys are real. */
export class KeyServer {
  private isWithdrawn = false;
  private readonly held = new Map<string, Promise<string>>();

  private constructor(
    private readonly server: Server,
    private readonly ours: KeyPair,
    private readonly theirs: KeyPair,
  ) {}

  static async start(): Promise<KeyServer> {
    const ours = await generateKeyPair('RS256');
    const key = { ...(await exportJWK(ours.publicKey)), kid: HEADER.kid, alg: HEADER.alg, use: 'sig' };
    const server = createServer();
    const keys = new KeyServer(server, ours, await generateKeyPair('RS256'));
    server.on('request', (_, response) => {
      const body = { keys: keys.isWithdrawn ? [] : [key] };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return keys;
  }

  /** It has no key any more. */
  withdraw(): void {
    this.isWithdrawn = true;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/keys`;
  }

  tokenOf(account: Account, claims: Record<string, unknown> = {}): Promise<string> {
    return signed(this.ours, account, claims);
  }

  /** One for all calls of an account: signing takes longer than most calls. */
  heldTokenOf(account: Account): Promise<string> {
    const held = this.held.get(account.uid) ?? this.tokenOf(account);
    this.held.set(account.uid, held);
    return held;
  }

  /** Like a token of ours in everything but the key it was signed with. */
  forgedTokenOf(account: Account): Promise<string> {
    return signed(this.theirs, account, {});
  }

  expiredTokenOf(account: Account): Promise<string> {
    return this.tokenOf(account, { exp: Math.floor(Date.now() / 1000) - 60 });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

function signed({ privateKey }: KeyPair, account: Account, claims: Record<string, unknown>): Promise<string> {
  return new SignJWT({ ...claimsOf(account), ...claims }).setProtectedHeader(HEADER).sign(privateKey);
}
