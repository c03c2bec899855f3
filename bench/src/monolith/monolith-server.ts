import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { monolithPage } from './monolith-page.ts';
import { MANIFEST_FILE, type MonolithManifest } from './route-preloads-plugin.ts';

/** What the process is told at its start, as JSON in `MONOLITH`; the port is in `PORT`. */
export interface MonolithSettings {
  /** Folder of the build. */
  build: string;
  apiUrl: string;
  authEmulatorUrl: string;
  /** `<module>/<page>` by path, which may hold `:id`. */
  routes: Record<string, string>;
}

/** Serves the monolith as the edge serves releases: Fastify, precompressed files that never change, the API behind it. */
async function serve({ build, apiUrl, authEmulatorUrl, routes }: MonolithSettings): Promise<void> {
  const manifest: MonolithManifest = JSON.parse(await readFile(join(build, MANIFEST_FILE), 'utf8'));
  const app = fastify({ forceCloseConnections: true });
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(fastifyStatic, {
    root: build,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    setHeaders: (response) => response.setHeader('vary', 'accept-encoding'),
  });
  await app.register(httpProxy, { upstream: apiUrl, prefix: '/api', rewritePrefix: '/api' });
  const { host } = new URL(authEmulatorUrl);
  const firebase = {
    apiKey: 'demo-api-key',
    authDomain: host,
    projectId: 'demo-crewdeck',
    emulatorUrl: authEmulatorUrl,
  };
  for (const [path, page] of Object.entries({ ...routes, '/*': '' })) {
    app.get(path, async (_request, reply) => {
      reply.headers({ 'cache-control': 'private, no-cache' }).type('text/html; charset=utf-8');
      return reply.send(monolithPage(manifest, page, { firebase, moduleLoadTimeoutMs: 10_000 }));
    });
  }
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
}

serve(JSON.parse(process.env.MONOLITH ?? '{}')).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
