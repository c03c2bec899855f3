import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { LARGEST_BODY, REQUEST_ID_HEADER } from '@crewdeck/contract';
import { withoutRetry } from '@crewdeck/releases';
import type { FastifyHttpOptions } from 'fastify';
import { LogController } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import type { LogOutput } from '../log.ts';
import { refuseAddress, refuseMalformed } from './refusals.ts';

/** Node looks only every half minute otherwise, and a limit of seconds would be one of minutes. */
const LATE_REQUESTS_CHECKED_MS = 1_000;
const HEADERS_MS = 10_000;
/** For a connection on which nothing moves, such as one that does not take its answer; longer than any long poll. */
const QUIET_CONNECTION_MS = 60_000;
const REQUEST_ID = /^[\w-]{1,64}$/;

/** How long a request may take, and how much it may send. */
export function serverOptions({ LOG_LEVEL, REQUEST_TIMEOUT_MS }: EdgeConfig, output: LogOutput) {
  return {
    logger: { level: LOG_LEVEL, stream: output },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    http: {
      connectionsCheckingInterval: LATE_REQUESTS_CHECKED_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: Math.min(HEADERS_MS, REQUEST_TIMEOUT_MS),
    },
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: QUIET_CONNECTION_MS,
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: refuseMalformed,
    rewriteUrl: ({ url = '/' }) => withoutRetry(url),
    frameworkErrors: (_error, request, reply) => refuseAddress(request.url, reply),
  } satisfies FastifyHttpOptions<Server>;
}

/** The caller's request id when it is one that the API takes as well, else a new one. */
function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
