import 'reflect-metadata';
import { ConfigError, parseConfig } from './platform/config/config.ts';
import { createLogger } from './platform/logging/logger.ts';

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const logger = createLogger(config);
  // Node's own report would print all of an error, and a database error holds what people wrote.
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'the process cannot go on');
    process.exit(1);
  });
  // It takes seconds to load, and a setting that is wrong is told at once.
  const { createApp } = await import('./create-app.ts');
  const app = await createApp(config, logger);
  const stop = () => {
    logger.info('stopping');
    setTimeout(() => process.exit(1), config.SHUTDOWN_DELAY_MS + config.SHUTDOWN_TIMEOUT_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  await app.listen(config.PORT, config.HOST);
  logger.info(app.getHttpServer().address(), 'listening');
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message } = Object(error) as { code?: string; message?: string };
  if (code === 'EADDRINUSE') return `Port ${process.env.PORT ?? 3001} is already in use.`;
  if (code === 'ECONNREFUSED') return 'The database does not answer at DATABASE_URL.';
  return `The API could not start: ${message || code || String(error)}`;
}

start().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
});
