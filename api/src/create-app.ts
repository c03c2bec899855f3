import { REQUEST_ID_HEADER } from '@crewdeck/contract';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { appModule } from './app.module.ts';
import type { Config } from './platform/config/config.ts';
import { errorBody } from './platform/errors/error-body.ts';
import { toDomainError } from './platform/errors/to-domain-error.ts';
import { addConditionalAnswers } from './platform/http/conditional-answers.ts';
import { refuseNonsense } from './platform/http/refuse-nonsense.ts';
import { requestIdOf } from './platform/http/request-id.ts';
import { addRequestLog } from './platform/http/request-log.ts';
import { RequestLimits } from './platform/limits/request-limits.ts';
import { addVisitorLimits } from './platform/limits/visitor-limits.ts';
import { createLogger } from './platform/logging/logger.ts';
import { nestLogger } from './platform/logging/nest-logger.ts';

const BODY_LIMIT = 256 * 1024;

/** The whole API, ready to listen: the database is connected and migrated. */
export async function createApp(config: Config, logger = createLogger(config)): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    requestTimeout: config.requestTimeoutMs,
    handlerTimeout: config.requestTimeoutMs,
    trustProxy: [...config.trustedProxies],
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseNonsense,
    // An address that the router cannot read never reaches the error filter.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = toDomainError(error);
      reply.status(error.statusCode ?? 400).send(errorBody(refusal, request.id));
    },
  });
  const server = adapter.getInstance();
  server.removeContentTypeParser('text/plain');
  server.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id).header('x-content-type-options', 'nosniff');
  });
  addConditionalAnswers(server);
  addRequestLog(server);
  const app = await NestFactory.create<NestFastifyApplication>(appModule(config), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: nestLogger(logger),
  });
  addVisitorLimits(server, app.get(RequestLimits));
  return app;
}
