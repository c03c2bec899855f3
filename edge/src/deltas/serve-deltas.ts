import type { FastifyInstance } from 'fastify';
import { RELEASE_FILE_HEADERS } from '../releases/release-file-headers.ts';
import type { ReleaseSource } from '../releases/release-source.ts';
import { requestedFile } from '../releases/requested-file.ts';
import { CompressionThread } from './compression-thread.ts';
import { deltaTypeOf } from './delta-types.ts';
import { Deltas } from './deltas.ts';
import { dictionaryOffer } from './dictionary-offer.ts';
import { offeredDictionary } from './offered-dictionary.ts';

/**
 * Answers with a delta who has the same file of another release, and tells everybody to keep what they get for the next one
 * (Compression Dictionary Transport, ADR 9). For the routes of `files` only.
 */
export function serveDeltas(files: FastifyInstance, source: ReleaseSource): void {
  const compressor = new CompressionThread();
  const deltas = new Deltas({ source, compressor, log: files.log });
  files.addHook('onClose', () => compressor.close());

  files.addHook('preHandler', async (request, reply) => {
    const wanted = requestedFile(request);
    const type = wanted && deltaTypeOf(wanted.file);
    const dictionary = wanted && offeredDictionary(request.headers, wanted);
    const delta = type && dictionary && (await deltas.find(wanted, dictionary));
    if (delta) return reply.headers(RELEASE_FILE_HEADERS).header('content-encoding', 'dcz').type(type).send(delta);
  });

  files.addHook('onSend', async (request, reply) => {
    const sent = reply.statusCode === 200 ? requestedFile(request) : null;
    if (sent && deltaTypeOf(sent.file)) reply.header('use-as-dictionary', dictionaryOffer(sent));
  });
}
