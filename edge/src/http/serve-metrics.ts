import fastify, { type FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { EdgeConfig } from '../config.ts';
import type { LogOutput } from '../log.ts';
import type { RegistryFollower } from '../registry/registry-follower.ts';
import type { SignedLog } from '../registry/signed-log.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { observeDurations } from './call-durations.ts';
import type { Drain } from './drain.ts';
import type { RefusedConnections } from './limit-connections.ts';

interface Watched {
  readonly follower: RegistryFollower;
  readonly releases: LiveReleases;
  readonly output: LogOutput;
  readonly drain: Drain;
  readonly refused: RefusedConnections;
  readonly logged: (() => SignedLog) | null;
}

/** Figures for Prometheus, on a port of their own: whatever reaches people's port can't reach them. */
export function serveMetrics(app: FastifyInstance, config: EdgeConfig, port: number, watched: Watched): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  observeDurations(app, registry);
  addGauges(registry, config, watched);
  addCounters(registry, watched);
  const server = fastify({ forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  app.addHook('onReady', async () => {
    await server.listen({ port, host: config.HOST });
    app.log.info(server.addresses()[0] ?? {}, 'figures');
  });
  app.addHook('onClose', () => server.close());
}

function addGauges(registry: Registry, config: EdgeConfig, { follower, releases, drain, logged }: Watched): void {
  const add = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  add('registry_age_seconds', 'Since the API last said what is live, or since the start.', () => follower.ageSeconds);
  add('registry_revision', 'Of the registry that is in force.', () => releases.current.revision);
  add(
    'unreadable_releases',
    'Releases that the registry names and that can not be served.',
    () => releases.unreadable.size,
  );
  add('connections', 'Connections that are open.', () => drain.connections);
  add('connections_limit', 'Connections that may be open.', () => config.MAX_CONNECTIONS);
  add('live_streams', 'Live streams that are open.', () => drain.streams);
  if (logged) add('release_log_entries', 'Entries of the signed log that are known.', () => logged().head?.size ?? 0);
}

function addCounters(registry: Registry, { output, refused }: Watched): void {
  new Counter({
    name: 'connections_refused_total',
    help: 'Connections that were closed at once: too many of everybody, or of one address.',
    labelNames: ['of'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [of, count] of Object.entries(refused)) this.inc({ of }, count);
    },
  });
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
