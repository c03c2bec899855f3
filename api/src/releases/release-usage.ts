import type { FastifyInstance } from 'fastify';
import { moduleOf } from '../platform/http/request-id.ts';
import type { CountReportsService } from '../release-health/count-reports.service.ts';

/** Every call of the API that names a release shows that a page runs it. */
export function addReleaseSights(server: FastifyInstance, reports: Pick<CountReportsService, 'see'>): void {
  server.addHook('onResponse', (request, _reply, done) => {
    const header = moduleOf(request.raw);
    if (header !== undefined) reports.see(header);
    done();
  });
}
