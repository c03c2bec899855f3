import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CheckedFiles } from '../releases/checked-files.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { parseReleasePath } from '../releases/release-path.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import { isSourceMap, type SourceMapReaders } from '../visitor/source-maps.ts';

const PREFIX = '/modules/';
const FOR_EVERYBODY = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };
const FOR_OPS = { 'cache-control': 'private, no-store', vary: 'cookie' };

interface FileOptions {
  source: ReleaseSource;
  releases: LiveReleases;
  sourceMapReaders: SourceMapReaders;
}

/**
 * Serves the files of releases, as long as they are the ones that were published. They never change, so a browser that has
 * one needs not ask for it again. Source maps are there for ops only; for everybody else there is no such file.
 */
export async function serveReleaseFiles(app: FastifyInstance, options: FileOptions): Promise<void> {
  const { source, releases, sourceMapReaders } = options;
  const files = new CheckedFiles(source, app.log);
  const mayBeAnswered = new WeakSet<FastifyRequest>();

  await app.register(async (scope) => {
    scope.addHook<{ Params: { '*'?: string } }>('preHandler', async (request) => {
      const requested = parseReleasePath(request.params['*'] ?? '');
      if (!requested) return;
      if (isSourceMap(requested.file) && !(await sourceMapReaders.includes(request.raw))) return;
      const { module, releaseId } = requested;
      const record = await source.provide({ module, releaseId, digest: releases.digestOf(module, releaseId) });
      if (record && (await files.areWhole(record, requested))) mayBeAnswered.add(request as FastifyRequest);
    });
    await scope.register(fastifyStatic, {
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
      allowedPath: (path, _root, request) => mayBeAnswered.has(request) && parseReleasePath(path) !== null,
    });
  });
}
