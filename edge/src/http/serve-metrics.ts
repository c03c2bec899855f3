import { promisify } from 'node:util';
import fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { EdgeConfig } from '../config.ts';
import type { LogOutput } from '../log.ts';
import type { RegistryFollower } from '../registry/registry-follower.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { observeDurations } from './call-durations.ts';

interface Watched {
  readonly follower: RegistryFollower;
  readonly releases: LiveReleases;
  readonly output: LogOutput;
}

/** Figures for Prometheus, on a port of their own: whatever reaches people's port can't reach them. */
export function serveMetrics(app: FastifyInstance, config: EdgeConfig, port: number, watched: Watched): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  observeDurations(app, registry);
  addGauges(registry, app, config, watched);
  countDroppedLines(registry, watched.output);
  const server = fastify({ forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  app.addHook('onReady', async () => {
    await server.listen({ port, host: config.HOST });
    app.log.info(server.addresses()[0] ?? {}, 'figures');
  });
  app.addHook('onClose', () => server.close());
}

function addGauges(
  registry: Registry,
  { server }: FastifyInstance,
  { MAX_CONNECTIONS }: EdgeConfig,
  { follower, releases }: Watched,
): void {
  const add = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  add('registry_age_seconds', 'Since the API last said what is live, or since the start.', () => follower.ageSeconds);
  add('registry_revision', 'Of the registry that is in force.', () => releases.current.revision);
  add(
    'unreadable_releases',
    'Releases that the registry names and that can not be served.',
    () => releases.unreadable.length,
  );
  add('connections', 'Connections that are open.', promisify(server.getConnections.bind(server)));
  add('connections_limit', 'Connections that may be open.', () => MAX_CONNECTIONS);
}

function countDroppedLines(registry: Registry, output: LogOutput): void {
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that could not be written, because its disk is full or nobody reads them.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(output.droppedLines);
    },
  });
}
