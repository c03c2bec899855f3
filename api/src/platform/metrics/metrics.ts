import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, type Metric, Registry } from 'prom-client';
import { CallDurations } from './call-durations.ts';

/**
 * Figures of this process for Prometheus at `/metrics`, which the edge does not forward.
 *
 * @param ofDomains figures that the domains count themselves
 */
export function addMetrics(
  server: FastifyInstance,
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
  ofDomains: readonly Metric[],
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measurePool(registry, pool);
  for (const figure of ofDomains) registry.registerMetric(figure);
  const durations = new CallDurations(registry);
  server.addHook('onResponse', (request, reply, done) => {
    durations.observe(request, reply);
    done();
  });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
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
