import type { FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';

/** Under which people know this edge. @returns `null` where nobody has set it and the request names no host */
export function originOf({ PUBLIC_ORIGIN }: EdgeConfig, { protocol, host }: FastifyRequest): string | null {
  if (PUBLIC_ORIGIN) return PUBLIC_ORIGIN;
  return URL.canParse(`${protocol}://${host}`) ? new URL(`${protocol}://${host}`).origin : null;
}
