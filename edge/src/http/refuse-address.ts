import type { FastifyReply } from 'fastify';

/** An address that can't be decoded leads home, as any other unknown one does. */
export function refuseAddress(
  url: string,
  requestId: string,
  reply: Pick<FastifyReply, 'code' | 'redirect' | 'send'>,
): void {
  if (!url.startsWith('/api/')) {
    reply.redirect('/');
    return;
  }
  reply.code(400).send({ error: 'This address is not valid.', code: 'request.malformed', requestId });
}
