import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** By the beginning of a route's pattern, or of the path where nothing was found; the first that fits. */
const KINDS = [
  ['/modules/', 'file'],
  ['/api/health', 'other'],
  ['/api/live', 'waiting'],
  ['/api/registry', 'waiting'],
  ['/api', 'api'],
  ['/*', 'document'],
] as const;

/** How long requests take, by kind and status. Paths are no labels: they name people, and have no end. */
export function observeDurations(app: FastifyInstance, registry: Registry): void {
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { kind: kindOf(request.routeOptions.url ?? request.url), status: String(reply.statusCode) };
    histogram.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
}

function kindOf(route: string): string {
  return KINDS.find(([beginning]) => route.startsWith(beginning))?.[1] ?? 'other';
}
