import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { DevModule } from './dev-module.ts';

/** Hands the folder of the module that is being worked on over to its development server. */
export async function serveDevModule(app: FastifyInstance, { folder, origin }: DevModule): Promise<void> {
  await app.register(httpProxy, {
    upstream: origin,
    prefix: folder,
    replyOptions: {
      rewriteHeaders: (headers) => ({ ...headers, 'cache-control': 'no-store' }),
    },
  });
}
