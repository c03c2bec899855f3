import type { FastifyInstance } from 'fastify';
import type { LogOutput } from '../log.ts';
import type { FollowerState, RegistryFollower } from '../registry/registry-follower.ts';
import type { SignedLog } from '../registry/signed-log.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { SHELL } from '../releases/shell-release.ts';
import type { Drain } from './drain.ts';

/** The answer of `/healthz`. */
export interface EdgeHealth {
  status: 'ok';
  registry: { revision: number; state: FollowerState };
  /** Where releases are signed: what is known of the log, and why what the API shows is not taken. */
  log?: { size: number; root: string | null; refused: string | null };
  /** `<module>@<release>` of what the registry names and the edge can't serve at the moment. */
  unreadableReleases: string[];
  /** Lines of the log that could not be written since the start. */
  droppedLogLines: number;
}

interface Watched {
  readonly follower: RegistryFollower;
  readonly releases: LiveReleases;
  readonly output: LogOutput;
  readonly drain: Drain;
  readonly logged: (() => SignedLog) | null;
}

/** `/healthz`: the process lives, and what it knows. `/readyz`: it has an application to serve, and goes on serving. */
export function serveHealth(app: FastifyInstance, { follower, releases, output, drain, logged }: Watched): void {
  app.get('/healthz', async (_request, reply): Promise<EdgeHealth> => {
    reply.header('cache-control', 'no-store');
    return {
      status: 'ok',
      registry: { revision: releases.current.revision, state: follower.state },
      ...(logged && { log: logHealth(logged(), follower) }),
      unreadableReleases: [...releases.unreadable.keys()],
      droppedLogLines: output.droppedLines,
    };
  });

  app.get('/readyz', async (_request, reply) => {
    const status = drain.hasBegun ? 'stopping' : releases.current.modules.get(SHELL)?.live ? 'ok' : 'no shell';
    reply.header('cache-control', 'no-store').code(status === 'ok' ? 200 : 503);
    return { status };
  });
}

function logHealth({ head }: SignedLog, { reason }: RegistryFollower): EdgeHealth['log'] {
  return { size: head?.size ?? 0, root: head?.root ?? null, refused: reason };
}
