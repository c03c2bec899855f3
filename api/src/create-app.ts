import { REQUEST_ID_HEADER } from '@crewdeck/contract';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { DataSource } from 'typeorm';
import { appModule } from './app.module.ts';
import { poolOf } from './database/data-source.ts';
import type { Config } from './platform/config/config.ts';
import { ERROR_ANSWERS } from './platform/errors/error-answers.ts';
import { errorBody } from './platform/errors/error-body.ts';
import { toDomainError } from './platform/errors/to-domain-error.ts';
import { addBodyLimits } from './platform/http/body-limits.ts';
import { addConditionalAnswers } from './platform/http/conditional-answers.ts';
import { addProtocolRefusals, refuseMalformed } from './platform/http/malformed-requests.ts';
import { requestIdOf } from './platform/http/request-id.ts';
import { addRequestLog } from './platform/http/request-log.ts';
import { addSerializedAnswers } from './platform/http/serialized-answers.ts';
import { RequestLimits } from './platform/limits/request-limits.ts';
import { addVisitorLimits } from './platform/limits/visitor-limits.ts';
import { createLogger } from './platform/logging/logger.ts';
import { nestLogger } from './platform/logging/nest-logger.ts';
import { addMetrics } from './platform/metrics/metrics.ts';
import { hangUpWhenStopping } from './platform/shutdown/hang-up.ts';
import { Shutdown } from './platform/shutdown/shutdown.ts';
import { CountReportsService } from './release-health/count-reports.service.ts';
import { HealthFigures } from './release-health/health-figures.ts';
import { RegistryService } from './releases/registry.service.ts';
import { addReleaseSights } from './releases/release-usage.ts';

const BODY_LIMIT = 256 * 1024;
// 128 characters, the longest uid, with each of them in percent signs.
const LONGEST_PATH_PARAMETER = 128 * 9;
// Node looks only every half minute otherwise, and a limit of seconds would be one of minutes.
const LATE_REQUESTS_CHECKED_MS = 1_000;

/** The whole API, ready to listen: the database is connected and migrated. */
export async function createApp(config: Config, logger = createLogger(config)): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: LONGEST_PATH_PARAMETER },
    // A request without a host is refused further down, in the shape of every other refusal.
    http: { requireHostHeader: false, connectionsCheckingInterval: LATE_REQUESTS_CHECKED_MS },
    requestTimeout: config.requestTimeoutMs,
    handlerTimeout: config.requestTimeoutMs,
    trustProxy: [...config.trustedProxies],
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: refuseMalformed,
    // An address that the router cannot read never reaches the error filter.
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const refusal = toDomainError(error);
      reply.status(ERROR_ANSWERS[refusal.code].status).send(errorBody(refusal, request.id));
    },
  });
  const server = adapter.getInstance();
  server.removeContentTypeParser('text/plain');
  // Hooks of every request call back: a promise for each of them costs more than what it does.
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id).header('x-content-type-options', 'nosniff');
    done();
  });
  addBodyLimits(server);
  addProtocolRefusals(server);
  addSerializedAnswers(server);
  addConditionalAnswers(server);
  addRequestLog(server);
  const app = await NestFactory.create<NestFastifyApplication>(appModule(config), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: nestLogger(logger),
  });
  hangUpWhenStopping(server, app.get(Shutdown));
  server.addHook('preClose', async () => app.get(RegistryService).stopWaiting());
  addMetrics(server, poolOf(app.get(DataSource)), app.get(HealthFigures).all);
  addReleaseSights(server, app.get(CountReportsService));
  addVisitorLimits(server, app.get(RequestLimits));
  return app;
}
