import type { FastifyInstance } from 'fastify';
import type { PageSource } from '../page/page-source.ts';
import { readReleaseFile } from '../page/release-files.ts';
import type { Visitors } from '../visitor/visitor.ts';

/** In a folder of its own, which is as far as a worker may reach: no page is there. */
const PATH = '/push/worker.js';
const FILE = 'push-worker.js';
/** It is asked for again at every look, and calls nothing; its notifications have the site's picture. */
const HEADERS = {
  'cache-control': 'private, no-cache',
  vary: 'cookie',
  'content-security-policy': "default-src 'none'; img-src 'self'",
};

/** The service worker of push, out of the shell that this browser gets. Where that has none, browsers keep what they have. */
export function servePushWorker(app: FastifyInstance, visitors: Visitors, pages: PageSource, folder: string): void {
  app.get(PATH, async (request, reply) => {
    const contents = pages.contentsFor(await visitors.identify(request.raw));
    reply.headers(HEADERS);
    if (typeof contents === 'string' || !contents.shell.files[FILE])
      return reply.code(404).type('text/plain').send('Not found.');
    return reply.type('text/javascript; charset=utf-8').send(await readReleaseFile(folder, contents.shell, FILE));
  });
}
