import type { FastifyReply } from 'fastify';
import { refuse } from './refusals.ts';

/** An address that can't be decoded leads home, as any other unknown one does. */
export function refuseAddress(url: string, reply: FastifyReply): void {
  if (url.startsWith('/api/')) refuse('request.malformed', reply, 'This address is not valid.');
  else reply.redirect('/');
}
