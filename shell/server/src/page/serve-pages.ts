import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import type { Visitors } from '../visitor/visitor.ts';
import { hostDocument } from './host-document.ts';
import { renderPage } from './page.ts';
import type { PageSource } from './page-source.ts';
import { plainPage } from './plain-page.ts';
import { rememberedTheme } from './theme.ts';

const EMPTY_PAGES = {
  'no shell': plainPage(
    'Crewdeck is being set up',
    'No release of the application is live yet. Please try again in a minute.',
  ),
  stopped: plainPage('Crewdeck is taking a break', 'It has been stopped for the moment. Please try again later.'),
};

interface PageOptions {
  config: EdgeConfig;
  visitors: Visitors;
  source: PageSource;
  headers: Record<string, string>;
  /** Scripts besides those of the shell. */
  scripts: string[];
}

/** Every path that is nothing else is the page: the router of the shell decides what it shows. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const { config, visitors, source, headers, scripts } = options;
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return sayNotFound(reply);
    const visitor = await visitors.arriving(request.raw, source.live);
    reply.headers(headers).type('text/html; charset=utf-8');
    if (visitor.setCookies.length > 0) reply.header('set-cookie', visitor.setCookies);
    const contents = await source.contentsFor(visitor);
    if (typeof contents === 'string') return reply.code(503).send(EMPTY_PAGES[contents]);
    const { shell, registry, filesAt } = contents;
    const page = renderPage({
      shell,
      document: hostDocument(config, shell, registry),
      preloads: filesAt(request.url.split('?')[0] ?? '/'),
      scripts,
      theme: rememberedTheme(request.headers.cookie),
    });
    return reply.send(page);
  });
}

function isPageRequest({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/modules/') && !url.startsWith('/api/');
}

function sayNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found.');
}
