import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import type { Live } from '../releases/live-releases.ts';
import type { Visitor, Visitors } from '../visitor/visitor.ts';
import { hostDocument } from './host-document.ts';
import { renderPage } from './page.ts';
import { isAllStopped, pageRegistry, releasesFor, shellFor } from './page-modules.ts';
import { plainPage } from './plain-page.ts';
import { neededFiles } from './preloads.ts';
import { rememberedTheme } from './theme.ts';

const NO_SHELL_PAGE = plainPage(
  'Crewdeck is being set up',
  'No release of the application is live yet. Please try again in a minute.',
);
const STOPPED_PAGE = plainPage(
  'Crewdeck is taking a break',
  'It has been stopped for the moment. Please try again later.',
);

interface PageOptions {
  config: EdgeConfig;
  visitors: Visitors;
  current: () => Live;
  headers: Record<string, string>;
}

/** Every path that is nothing else is the page: the router of the shell decides what it shows. */
export function servePages(app: FastifyInstance, { config, visitors, current, headers }: PageOptions): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return sayNotFound(reply);
    const live = current();
    const visitor = await visitors.arriving(request.raw, live);
    reply.headers(headers).type('text/html; charset=utf-8');
    if (visitor.setCookies.length > 0) reply.header('set-cookie', visitor.setCookies);
    const shell = isAllStopped(live, visitor) ? null : shellFor(live, visitor);
    if (!shell) return reply.code(503).send(isAllStopped(live, visitor) ? STOPPED_PAGE : NO_SHELL_PAGE);
    return reply.send(pageFor(request, live, visitor, shell));
  });

  const pageFor = (
    request: FastifyRequest,
    live: Live,
    visitor: Visitor,
    shell: NonNullable<ReturnType<typeof shellFor>>,
  ) => {
    const releases = releasesFor(live, visitor, shell);
    return renderPage({
      shell,
      document: hostDocument(config, shell, pageRegistry(live.revision, releases, visitor)),
      preloads: neededFiles(request.url.split('?')[0] ?? '/', releases),
      theme: rememberedTheme(request.headers.cookie),
    });
  };
}

function isPageRequest({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/modules/') && !url.startsWith('/api/');
}

function sayNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found.');
}
