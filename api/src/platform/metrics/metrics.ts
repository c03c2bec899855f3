import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { OTHER, ReleaseLabels } from './release-label.ts';

const METHODS = /^(GET|HEAD|POST|PATCH|PUT|DELETE|OPTIONS)$/;
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Figures of this process for Prometheus at `/metrics`, which the edge does not forward. */
export function addMetrics(
  server: FastifyInstance,
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measurePool(registry, pool);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status', 'module'],
    buckets: SECONDS,
    registers: [registry],
  });
  const releases = new ReleaseLabels();
  server.addHook('onResponse', async (request, reply) => {
    durations.observe(labelsOf(request, reply, releases), reply.elapsedTime / 1000);
  });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}

function labelsOf(request: FastifyRequest, reply: FastifyReply, releases: ReleaseLabels) {
  return {
    method: METHODS.test(request.method) ? request.method : OTHER,
    route: request.routeOptions.url ?? 'none',
    status: String(reply.statusCode),
    module: releases.of(request.raw),
  };
}

function measurePool(registry: Registry, pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
}
