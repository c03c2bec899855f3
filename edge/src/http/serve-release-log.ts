import type { ReleaseLog } from '@crewdeck/contract';
import { releaseLogQuerySchema } from '@crewdeck/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { SignedLog } from '../registry/signed-log.ts';
import { refuse } from './refusals.ts';

const PATH = '/release-log';
const MOST_IN_A_PAGE = 200;

/** The log as this edge knows it, to be compared with the API's, and to bring back what a database has lost. Public. */
export function serveReleaseLog(app: FastifyInstance, read: () => SignedLog): void {
  app.get(`${PATH}/head`, async (_request, reply) => {
    const { head } = read();
    return head ? reply.header('cache-control', 'no-store').send(head) : refuse('request.not_found', reply);
  });

  app.get(PATH, async (request, reply) => {
    const query = releaseLogQuerySchema.safeParse(request.query);
    if (!query.success) return refuse('request.malformed', reply);
    const { entries, head } = read();
    const { from } = query.data;
    const page: ReleaseLog = { from, entries: entries.slice(from, from + MOST_IN_A_PAGE), head };
    return reply.header('cache-control', 'no-store').send(page);
  });
}
