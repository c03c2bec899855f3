import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EdgeConfig } from '../config.ts';

const ENFORCED = 'integrity-policy';
const REPORTED = 'integrity-policy-report-only';
const POLICY = 'blocked-destinations=(script)';

/** Where the identity provider's popup is opened. It loads a script that changes, so nobody can say its hash. */
const PROVIDER_PATHS = ['/sign-in', '/sign-up', '/account'];

/**
 * Puts on every answer that a browser may run no script without integrity. Not so beside a development server, whose files
 * change with every build.
 *
 * @returns what makes an answer one that only tells of such scripts
 */
export function addIntegrityPolicy(app: FastifyInstance, { DEV_MODULE }: EdgeConfig): (reply: FastifyReply) => void {
  if (DEV_MODULE) return () => undefined;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(ENFORCED, POLICY);
  });
  return (reply) => void reply.removeHeader(ENFORCED).header(REPORTED, POLICY);
}

/**
 * Whether a document is one in which nobody presses the button of the identity provider: that of somebody who is signed in.
 * A visitor may come to that button from every page without a new document.
 */
export function isStrictPage(path: string, isSignedOut: boolean): boolean {
  return !isSignedOut && !PROVIDER_PATHS.includes(path.replace(/\/+$/, '').toLowerCase());
}
