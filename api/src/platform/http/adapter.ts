import { LARGEST_BODY } from '@crewdeck/contract';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/variables.ts';
import { ERROR_ANSWERS, errorBody } from '../errors/error-answers.ts';
import { toDomainError } from '../errors/to-domain-error.ts';
import { refuseMalformed } from './malformed-requests.ts';
import { requestIdOf } from './request-id.ts';

// 128 characters, the longest uid, with each of them in percent signs.
const LONGEST_PATH_PARAMETER = 128 * 9;
// Node looks only every half minute otherwise, and a limit of seconds would be one of minutes.
const LATE_REQUESTS_CHECKED_MS = 1_000;

/** Fastify with our limits, and our shape of every refusal that it makes itself. */
export function createAdapter({ REQUEST_TIMEOUT_MS, TRUSTED_PROXIES }: Config, logger: Logger): FastifyAdapter {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: LONGEST_PATH_PARAMETER },
    // A request without a host is refused further down, in the shape of every other refusal.
    http: { requireHostHeader: false, connectionsCheckingInterval: LATE_REQUESTS_CHECKED_MS },
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: refuseMalformed,
    // An address that the router cannot read never reaches the error filter.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = toDomainError(error);
      reply.status(ERROR_ANSWERS[refusal.code].status).send(errorBody(refusal, request.id));
    },
  });
  adapter.getInstance().removeContentTypeParser('text/plain');
  return adapter;
}
