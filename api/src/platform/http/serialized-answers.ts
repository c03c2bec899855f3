import { EXACT_TOTAL_LIMIT, TOTAL_COUNT_HEADER, TOTAL_MORE_HEADER } from '@crewdeck/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Page } from '../../lists/page.ts';
import { Versioned } from './conditional-requests.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const asItIs = (payload: unknown) => payload as string;

/**
 * Answers whose JSON the database has made go out as they are: a {@link Page} as a bare array, with what is not in it in
 * `Link`, `X-Total-Count` and `X-Total-More`, and a {@link Versioned} one with its version as `ETag`.
 */
export function addSerializedAnswers(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, reply, payload, done) => {
    if (payload instanceof Page) done(null, jsonOfPage(payload, request.url, reply));
    else if (payload instanceof Versioned) done(null, jsonOfVersion(payload, reply));
    else done(null, payload);
  });
}

function jsonOfPage({ answer, next, total }: Page, path: string, reply: FastifyReply): Buffer {
  reply
    .type(JSON_TYPE)
    .serializer(asItIs)
    .header(TOTAL_COUNT_HEADER, String(Math.min(total, EXACT_TOTAL_LIMIT)));
  if (total > EXACT_TOTAL_LIMIT) reply.header(TOTAL_MORE_HEADER, 'true');
  reply.header('etag', `W/"${answer.version}"`);
  if (next !== null) reply.header('link', `<${pathOfNext(path, next)}>; rel="next"`);
  return answer.json;
}

/** Who has it already is told so by the hook on sending. */
function jsonOfVersion({ version, json }: Versioned, reply: FastifyReply): string {
  reply.type(JSON_TYPE).serializer(asItIs).header('etag', `W/"${version}"`);
  return json ?? '';
}

function pathOfNext(path: string, cursor: string): string {
  const url = new URL(path, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  return url.pathname + url.search;
}
