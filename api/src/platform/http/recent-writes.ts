import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Twice what a replica may be behind. The browser forgets it by itself, so nobody's clock is compared. */
const REMEMBERED_SECONDS = 2;
const NAME = 'crewdeck-wrote';
const MARK = `${NAME}=1; Max-Age=${REMEMBERED_SECONDS}; Path=/api; HttpOnly; SameSite=Strict`;
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Whether a read may be answered by a replica: not for who has just written, in whichever tab and to whichever process. */
export const MayBeLate = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  const { cookie = '' } = context.switchToHttp().getRequest<FastifyRequest>().headers;
  return !cookie.includes(`${NAME}=`);
});

/** Has each browser remember for a moment that it has written, also where the answer was a failure: it may be half done. */
export function addWriteMarks(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (WRITES.has(request.method)) reply.header('set-cookie', MARK);
    done(null, payload);
  });
}
