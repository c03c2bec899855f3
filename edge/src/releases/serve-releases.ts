import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveDeltas } from '../deltas/serve-deltas.ts';
import { RELEASE_FILE_HEADERS } from './release-file-headers.ts';
import { parseReleasePath } from './release-path.ts';
import type { ReleaseSource } from './release-source.ts';
import { requestedFile } from './requested-file.ts';

const PREFIX = '/modules/';

/** Serves the files of releases. They never change, so whoever has one needs not ask for it again. */
export async function serveReleases(app: FastifyInstance, source: ReleaseSource): Promise<void> {
  await app.register(async (files) => {
    files.addHook('preHandler', async (request) => {
      const release = requestedFile(request);
      if (release) await source.provide(release.module, release.releaseId);
    });
    serveDeltas(files, source);
    await files.register(fastifyStatic, {
      root: source.folder,
      prefix: PREFIX,
      preCompressed: true,
      cacheControl: false,
      index: false,
      dotfiles: 'ignore',
      setHeaders: (response) => {
        for (const [name, value] of Object.entries(RELEASE_FILE_HEADERS)) response.setHeader(name, value);
      },
      allowedPath: (path) => parseReleasePath(path) !== null,
    });
  });
}
