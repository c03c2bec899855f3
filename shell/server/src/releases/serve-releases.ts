import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { parseReleasePath } from './release-path.ts';
import type { ReleaseSource } from './release-source.ts';

const PREFIX = '/modules/';

/** Serves the files of releases. They never change, so whoever has one needs not ask for it again. */
export async function serveReleases(app: FastifyInstance, source: ReleaseSource): Promise<void> {
  await app.register(async (files) => {
    files.addHook('preHandler', async (request) => {
      const { '*': path = '' } = request.params as { '*'?: string };
      const release = parseReleasePath(path);
      if (release) await source.provide(release.module, release.releaseId);
    });
    await files.register(fastifyStatic, {
      root: source.folder,
      prefix: PREFIX,
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      dotfiles: 'ignore',
      setHeaders: (response) => response.setHeader('vary', 'accept-encoding'),
      allowedPath: (path) => parseReleasePath(path) !== null,
    });
  });
}
