import { SHELL } from '@crewdeck/releases';
import type { FastifyInstance } from 'fastify';
import type { LogOutput } from '../log.ts';
import type { FollowerState, RegistryFollower } from '../registry/registry-follower.ts';
import type { LiveReleases } from '../releases/live-releases.ts';

/** The answer of `/healthz`. */
export interface EdgeHealth {
  status: 'ok';
  registry: { revision: number; state: FollowerState };
  /** `<module>@<release>` of what the registry names and the edge can't serve at the moment. */
  unreadableReleases: string[];
  /** Lines of the log that could not be written since the start. */
  droppedLogLines: number;
}

interface Watched {
  readonly follower: RegistryFollower;
  readonly releases: LiveReleases;
  readonly output: LogOutput;
  /** Aborted once the edge is to end. */
  readonly leaving: AbortSignal;
}

/** `/healthz`: the process lives, and what it knows. `/readyz`: it has an application to serve, and goes on serving. */
export function serveHealth(app: FastifyInstance, { follower, releases, output, leaving }: Watched): void {
  app.get('/healthz', async (_request, reply): Promise<EdgeHealth> => {
    reply.header('cache-control', 'no-store');
    return {
      status: 'ok',
      registry: { revision: releases.current.revision, state: follower.state },
      unreadableReleases: releases.unreadable,
      droppedLogLines: output.droppedLines,
    };
  });

  app.get('/readyz', async (_request, reply) => {
    const status = leaving.aborted ? 'stopping' : releases.current.modules.get(SHELL)?.live ? 'ok' : 'no shell';
    reply.header('cache-control', 'no-store').code(status === 'ok' ? 200 : 503);
    return { status };
  });
}
