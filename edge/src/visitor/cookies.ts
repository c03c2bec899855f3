import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';

/** As browsers keep one; a development link with a module's places fills a good part of it. */
const LONGEST_VALUE = 4_096;

/** The value of a cookie in a `Cookie` header. The first one counts when there are several. */
export function readCookie(header: string | undefined, name: string): string | null {
  const pair = (header ?? '').split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  const value = pair?.trim().slice(name.length + 1) ?? '';
  return value.length > 0 && value.length <= LONGEST_VALUE ? value : null;
}

export interface CookieOptions {
  maxAgeSeconds: number;
  isSecure: boolean;
}

/** A `Set-Cookie` header. No script can read what it sets. `value` must be safe in a header, as base64url is. */
export function writeCookie(name: string, value: string, { maxAgeSeconds, isSecure }: CookieOptions): string {
  const attributes = [
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  return [`${name}=${value}`, ...attributes].join('; ');
}

/** A `Set-Cookie` header that ends a cookie. */
export function endCookie(name: string, isSecure: boolean): string {
  return writeCookie(name, '', { maxAgeSeconds: 0, isSecure });
}

/** Whether the browser came by https: to the edge itself, or to the proxy in front of it. */
export function cameByHttps({ headers, socket }: IncomingMessage): boolean {
  const [first] = String(headers['x-forwarded-proto'] ?? '').split(',');
  return socket instanceof TLSSocket || first?.trim() === 'https';
}
