import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EdgeConfig } from '../config.ts';

const ENFORCED = 'integrity-policy';
const REPORTED = 'integrity-policy-report-only';
const POLICY = 'blocked-destinations=(script)';

/** Where the identity provider's popup is opened. It loads a script that changes, so nobody can say its hash. */
const PROVIDER_PATHS = ['/sign-in', '/sign-up', '/account'];

/** @returns whether the document is strict: its browser runs no script without integrity */
export type SettlePolicy = (reply: FastifyReply, path: string, reader: Reader) => boolean;

interface Reader {
  isSignedOut: boolean;
  /** A module comes from a development server, whose files change with every build. */
  isDevelopment: boolean;
}

/**
 * Puts on every answer that a browser may run no script without integrity. Not so beside a development server, whose files
 * change with every build.
 *
 * @returns what makes a document one that only tells of such scripts, where the identity provider's may be wanted
 */
export function addIntegrityPolicy(app: FastifyInstance, { DEV_MODULE }: EdgeConfig): SettlePolicy {
  if (DEV_MODULE) return () => false;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(ENFORCED, POLICY);
  });
  return (reply, path, { isSignedOut, isDevelopment }) => {
    if (isDevelopment) {
      reply.removeHeader(ENFORCED);
      return false;
    }
    const isStrict = isStrictPage(path, isSignedOut);
    if (!isStrict) reply.removeHeader(ENFORCED).header(REPORTED, POLICY);
    return isStrict;
  };
}

/**
 * Whether nobody presses the button of the identity provider in a document: that of somebody who is signed in. A visitor may
 * come to that button from every page without a new document.
 */
function isStrictPage(path: string, isSignedOut: boolean): boolean {
  return !isSignedOut && !PROVIDER_PATHS.includes(path.replace(/\/+$/, '').toLowerCase());
}
