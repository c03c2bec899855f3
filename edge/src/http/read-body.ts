import type { Readable } from 'node:stream';
import { LARGEST_BODY, LARGEST_PICTURE } from '@crewdeck/contract';
import { errorCodes, type FastifyRequest } from 'fastify';

/** A body of the largest size arrives in some two hundred, a picture in two thousand. Each keeps the buffer that it was read into. */
const MOST_PIECES = 1_000;
const MOST_PIECES_OF_PICTURE = 8_000;

const PICTURE = /^\/api\/(users\/[^/?]+\/picture|(projects|hackathons)\/[^/?]+\/cover)(\?|$)/;

/** Whether a call sends a picture, the one body that may be large. */
export function isPicture({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return method === 'PUT' && PICTURE.test(url);
}

/**
 * The body of a call as it came. Hangs up on a client that sends it in more pieces than any network makes.
 *
 * @throws FastifyError 413 when it is larger than the contract allows; with status 400 when it does not come whole
 */
export async function readBody(request: FastifyRequest, payload: Readable): Promise<Buffer> {
  const [largest, mostPieces] = isPicture(request)
    ? [LARGEST_PICTURE, MOST_PIECES_OF_PICTURE]
    : [LARGEST_BODY, MOST_PIECES];
  if (Number(request.headers['content-length'] ?? 0) > largest) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
  const pieces: Buffer[] = [];
  let size = 0;
  // Else the answer to what is too large could not be sent.
  const read = payload.iterator({ destroyOnReturn: false });
  try {
    for await (const piece of read as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > largest) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
      if (pieces.push(piece) > mostPieces) payload.destroy(new Error('The body came in too many pieces.'));
    }
  } catch (error) {
    throw Object.assign(error as Error, { statusCode: (error as { statusCode?: number }).statusCode ?? 400 });
  }
  return Buffer.concat(pieces);
}
