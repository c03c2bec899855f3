import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { STANDARD_OUTPUT } from '../logging/logger.ts';

type PoolCounts = Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

/** Figures of this process for Prometheus. Code that counts something registers it here. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addDroppedLines(registry);
  return registry;
}

function addDroppedLines(registry: Registry): void {
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that could not be written, because its disk is full or nobody reads them.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(STANDARD_OUTPUT.droppedLines);
    },
  });
}

/** Shows them at `/metrics`, which the edge does not forward, and the database's connections among them. */
export function addMetrics(server: FastifyInstance, registry: Registry, pool: PoolCounts): void {
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
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
