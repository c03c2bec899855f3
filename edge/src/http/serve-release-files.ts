import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { parseReleasePath } from '../releases/release-path.ts';
import type { ReleaseSource } from '../releases/release-source.ts';

const PREFIX = '/modules/';
const HEADERS = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };

/** Serves the files of releases. They never change, so whoever has one needs not ask for it again. */
export async function serveReleaseFiles(app: FastifyInstance, source: ReleaseSource): Promise<void> {
  await app.register(async (files) => {
    files.addHook<{ Params: { '*'?: string } }>('preHandler', async ({ params }) => {
      const requested = parseReleasePath(params['*'] ?? '');
      if (requested) await source.provide(requested.module, requested.releaseId);
    });
    await files.register(fastifyStatic, {
      root: source.folder,
      prefix: PREFIX,
      preCompressed: true,
      cacheControl: false,
      index: false,
      dotfiles: 'ignore',
      setHeaders: (response) => {
        for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      },
      allowedPath: (path) => parseReleasePath(path) !== null,
    });
  });
}
