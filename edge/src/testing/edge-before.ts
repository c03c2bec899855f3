import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { parseConfig } from '../config.ts';
import { createEdge } from '../edge.ts';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

export interface EdgeBefore {
  port: number;
  app: FastifyInstance;
  end: () => Promise<void>;
}

/** An edge without releases, before a server that stands in for the API: what reaches that is all that matters. */
export async function startEdgeBefore(
  listener: RequestListener,
  environment: Record<string, string> = {},
  leaving?: AbortSignal,
): Promise<EdgeBefore> {
  const api = createServer(listener).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const root = await mkdtemp(join(tmpdir(), 'edge-'));
  const settings = { RELEASES_STORE: join(root, 'releases'), REGISTRY_FILE: join(root, 'registry.json') };
  const API_URL = `http://127.0.0.1:${portOf(api)}`;
  const app = await createEdge(parseConfig({ ...settings, API_URL, LOG_LEVEL: 'silent', ...environment }), leaving);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const end = async () => {
    app.server.closeAllConnections();
    await app.close();
    api.closeAllConnections();
    api.close();
    await rm(root, { recursive: true, force: true });
  };
  return { port: portOf(app.server), app, end };
}
