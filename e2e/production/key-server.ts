import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Certificate } from './certificate.ts';

const KEY_ID = 'key-of-today';
const LIFE = '1h';

interface Claims {
  uid: string;
  email: string;
  /** Where they are to differ from what the provider says. */
  audience?: string;
  issuer?: string;
  life?: string;
}

/** What the identity provider has in production: a private key, and its public half at an address of https. */
export interface KeyServer {
  url: string;
  sign(claims: Claims): Promise<string>;
  /** With another key, under the same name. */
  forge(claims: Claims): Promise<string>;
  stop(): Promise<void>;
}

/** @param project whose tokens they are */
export async function startKeyServer(project: string, { key, cert }: Certificate): Promise<KeyServer> {
  const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }];
  const server = createServer({ key, cert }, (_request, response) => response.end(JSON.stringify({ keys })));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const signWith = (privateKey: CryptoKey, claims: Claims) => tokenOf(project, claims).sign(privateKey);
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}/keys`,
    sign: (claims) => signWith(own.privateKey, claims),
    forge: (claims) => signWith(other.privateKey, claims),
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** As Firebase makes them. */
function tokenOf(project: string, { uid, email, audience = project, issuer, life = LIFE }: Claims): SignJWT {
  const firebase = { sign_in_provider: 'password', identities: { email: [email] } };
  return new SignJWT({ email, email_verified: true, auth_time: Math.floor(Date.now() / 1000), firebase })
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
    .setIssuer(issuer ?? `https://securetoken.google.com/${project}`)
    .setAudience(audience)
    .setSubject(uid)
    .setIssuedAt()
    .setExpirationTime(life);
}
