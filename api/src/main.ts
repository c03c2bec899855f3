import 'reflect-metadata';
import { createApp } from './create-app.ts';
import { ConfigError, parseConfig } from './platform/config/config.ts';

const LONGEST_SHUTDOWN_MS = 15_000;

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const app = await createApp(config);
  const stop = () => {
    setTimeout(() => process.exit(1), LONGEST_SHUTDOWN_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  await app.listen(config.port, config.host);
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
