import type { FastifyInstance } from 'fastify';

/** An answer whose JSON is made already, mostly by the database. It goes out as it is, with its version as `ETag`. */
export abstract class SerializedAnswer {
  /** Differs whenever the answer would, and is made of what a header may hold. */
  abstract readonly version: string;
  /** `null` for a caller who has this version. */
  abstract readonly json: string | Buffer | null;

  /** What is said of it beside. @param _path of the request, with its query */
  headersAt(_path: string): Readonly<Record<string, string>> {
    return {};
  }
}

const asItIs = (payload: unknown) => payload as string;

/** Who has an answer already is told so by the hook on sending. */
export function addSerializedAnswers(server: FastifyInstance): void {
  server.addHook('preSerialization', (request, reply, payload, done) => {
    if (!(payload instanceof SerializedAnswer)) return done(null, payload);
    reply.type('application/json; charset=utf-8').serializer(asItIs).headers(payload.headersAt(request.url));
    reply.header('etag', `W/"${payload.version}"`);
    done(null, payload.json ?? '');
  });
}
