import { PROVIDER_PATHS } from '@crewdeck/releases/host-document';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import { type PageNeeds, pagePolicy } from './security-headers.ts';

const ENFORCED = 'integrity-policy';
const REPORTED = 'integrity-policy-report-only';
const POLICY = 'blocked-destinations=(script)';

/** @returns whether the document is strict: its browser runs no script without integrity, and none of the identity provider */
export type SettlePolicy = (reply: FastifyReply, path: string, needs: PageNeeds) => boolean;

/**
 * Puts on every answer that a browser may run no script without integrity. Not so beside a development server, whose files
 * change with every build.
 *
 * @returns what makes a document one that only tells of such scripts, where the identity provider's may be wanted
 */
export function addIntegrityPolicy(app: FastifyInstance, config: EdgeConfig): SettlePolicy {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header(ENFORCED, POLICY);
  });
  return (reply, path, needs) => {
    const isDevelopment = needs.development !== undefined;
    const isStrict = !isDevelopment && !PROVIDER_PATHS.includes(path.replace(/\/+$/, '').toLowerCase());
    reply.header('content-security-policy', pagePolicy(config, isStrict, needs));
    if (isStrict) return true;
    reply.removeHeader(ENFORCED);
    if (!isDevelopment) reply.header(REPORTED, POLICY);
    return false;
  };
}
