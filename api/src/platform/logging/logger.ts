import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config/variables.ts';
import { BatchedOutput } from './batched-output.ts';

/** The one of this process. */
export const STANDARD_OUTPUT = new BatchedOutput();

/** Structured lines on standard output. A request is written as its id alone, never with headers or a body. */
export function createLogger({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, destination?: DestinationStream): Logger {
  const options = {
    level: LOG_LEVEL,
    base: null,
    timestamp: timeOfLine(),
    serializers: { req: () => undefined, res: () => undefined, err: describeError },
  };
  return pino(options, destination ?? STANDARD_OUTPUT);
}

/** As `pino.stdTimeFunctions.isoTime`, but many lines are of one millisecond, and its text takes as long as the rest of them. */
function timeOfLine(): () => string {
  let [last, text] = [0, ''];
  return () => {
    const now = Date.now();
    if (now !== last) [last, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}

// A database error carries the refused row in `detail` and the values in `parameters`: both may hold e-mails.
function describeError(error: unknown): Record<string, unknown> {
  const { name, message, code, stack } = Object(error) as Record<string, unknown>;
  return { name, message, code, stack };
}

/** Nest's own messages, in the same stream. Its start-up narration is of interest only when debugging. */
export function nestLogger(logger: Logger): LoggerService {
  return {
    log: (message: unknown) => logger.debug(String(message)),
    error: (message: unknown) => logger.error(String(message)),
    warn: (message: unknown) => logger.warn(String(message)),
    debug: (message: unknown) => logger.debug(String(message)),
    verbose: (message: unknown) => logger.trace(String(message)),
  };
}
