import { resolve } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { EdgeConfig } from './config.ts';
import { hostDocument, registryDocument, SHELL } from './host-document.ts';
import { NO_SHELL_PAGE, renderPage } from './page.ts';
import { RegistrySource } from './registry-source.ts';
import { securityHeaders } from './security-headers.ts';
import { rememberedTheme } from './theme.ts';

/** The server in front of everything: pages, released files, and the way to the API, all on one origin. */
export async function createEdge(config: EdgeConfig): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.LOG_LEVEL },
    disableRequestLogging: true,
    forceCloseConnections: true,
    frameworkErrors: (_error, { url, id }, reply) => refuseAddress(url, id, reply),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  const source = new RegistrySource(config.REGISTRY_FILE, config.RELEASES_DIR, app.log);
  await serveReleases(app, config);
  await forwardToApi(app, config);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/registry', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return registryDocument(await source.current());
  });
  servePages(app, config, source);
  return app;
}

async function serveReleases(app: FastifyInstance, config: EdgeConfig): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(config.RELEASES_DIR),
    prefix: '/modules/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    dotfiles: 'ignore',
  });
}

async function forwardToApi(app: FastifyInstance, config: EdgeConfig): Promise<void> {
  await app.register(httpProxy, {
    upstream: config.API_URL,
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: {
      rewriteRequestHeaders: ({ headers, socket }, outgoing) => ({
        ...outgoing,
        'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
      }),
      onError: (reply) => {
        const { headers, id } = reply.request;
        reply
          .code(503)
          .header('retry-after', '5')
          .send(unavailable(headers['x-request-id'] ?? id));
      },
    },
  });
}

/** An address that can't be decoded leads home, as any other unknown one does. */
function refuseAddress(url: string, requestId: string, reply: Pick<FastifyReply, 'code' | 'redirect' | 'send'>): void {
  if (!url.startsWith('/api/')) {
    reply.redirect('/');
    return;
  }
  reply.code(400).send({ error: 'This address is not valid.', code: 'request.malformed', requestId });
}

function unavailable(requestId: unknown) {
  const error = 'Crewdeck is not reachable at the moment. Please try again in a few seconds.';
  return { error, code: 'server.unavailable', requestId };
}

function servePages(app: FastifyInstance, config: EdgeConfig, source: RegistrySource): void {
  const headers = { ...securityHeaders(config), 'cache-control': 'no-cache', vary: 'cookie' };
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return reply.code(404).type('text/plain').send('Not found.');
    const live = await source.current();
    const shell = live.records.get(SHELL);
    reply.headers(headers).type('text/html; charset=utf-8');
    if (!shell) return reply.code(503).send(NO_SHELL_PAGE);
    return reply.send(renderPage(shell, hostDocument(config, live), rememberedTheme(request.headers.cookie)));
  });
}

/** The router of the shell decides what a path shows, so every path that is no file of a release is the page. */
function isPageRequest({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/modules/') && !url.startsWith('/api/');
}
