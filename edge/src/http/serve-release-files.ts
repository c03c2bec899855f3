import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseReleasePath } from '../releases/release-path.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import { isSourceMap, type SourceMapReaders } from '../visitor/source-maps.ts';

const PREFIX = '/modules/';
const FOR_EVERYBODY = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };
const FOR_OPS = { 'cache-control': 'private, no-store', vary: 'cookie' };

/**
 * Serves the files of releases. They never change, so whoever has one needs not ask for it again. Source maps are there
 * for ops only; for everybody else there is no such file.
 */
export async function serveReleaseFiles(
  app: FastifyInstance,
  source: ReleaseSource,
  sourceMapReaders: SourceMapReaders,
): Promise<void> {
  const mayReadSourceMaps = new WeakSet<FastifyRequest>();

  await app.register(async (files) => {
    files.addHook<{ Params: { '*'?: string } }>('preHandler', async (request) => {
      const requested = parseReleasePath(request.params['*'] ?? '');
      if (!requested) return;
      if (isSourceMap(requested.file)) {
        if (!(await sourceMapReaders.includes(request.raw))) return;
        mayReadSourceMaps.add(request as FastifyRequest);
      }
      await source.provide(requested.module, requested.releaseId);
    });
    await files.register(fastifyStatic, {
      root: source.folder,
      prefix: PREFIX,
      preCompressed: true,
      cacheControl: false,
      index: false,
      dotfiles: 'ignore',
      setHeaders: (response, path) => {
        const headers = isSourceMap(path) ? FOR_OPS : FOR_EVERYBODY;
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      },
      allowedPath: (path, _root, request) => {
        const requested = parseReleasePath(path);
        return requested !== null && (!isSourceMap(requested.file) || mayReadSourceMaps.has(request));
      },
    });
  });
}
