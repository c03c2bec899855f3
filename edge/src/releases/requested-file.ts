import type { FastifyRequest } from 'fastify';
import { parseReleasePath, type ReleasePath } from './release-path.ts';

/** `null` when the address can name no file of a release. */
export function requestedFile(request: FastifyRequest): ReleasePath | null {
  const { '*': path = '' } = request.params as { '*'?: string };
  return parseReleasePath(path);
}
