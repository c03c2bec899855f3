import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, RateLimitError } from './domain-error.ts';
import { ERROR_ANSWERS, errorBody } from './error-answers.ts';
import { toDomainError } from './to-domain-error.ts';

/** The one place where a failure becomes an answer; of what the caller may not know, the log keeps the cause. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refusal = isSentTooSlowly(error, request) ? new DomainError('request.timeout') : toDomainError(error);
    const { status } = ERROR_ANSWERS[refusal.code];
    if (status >= 500) request.log.error({ err: error, code: refusal.code }, 'request failed');
    if (refusal instanceof RateLimitError) reply.header('retry-after', String(refusal.retryAfterSeconds));
    // The rest of the request may still be on its way, and nobody reads it.
    if (status === 408) reply.header('connection', 'close');
    if (status === 503) reply.header('retry-after', '2');
    reply.status(status).send(errorBody(refusal, request.id));
  }
}

/** The time for an answer is over: the caller's fault when they have not even sent all of the request. */
function isSentTooSlowly(error: unknown, { raw }: FastifyRequest): boolean {
  return (error as { code?: unknown } | null)?.code === 'FST_ERR_HANDLER_TIMEOUT' && !raw.complete;
}
