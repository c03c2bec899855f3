import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

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
