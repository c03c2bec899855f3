import { parseConfig } from './config.ts';
import { createEdge } from './edge.ts';
import { Drain } from './http/drain.ts';

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const drain = new Drain();
  const edge = await createEdge(config, drain);
  const stop = () => {
    edge.log.info('stopping');
    setTimeout(() => process.exit(1), config.SHUTDOWN_DELAY_MS + config.SHUTDOWN_TIMEOUT_MS).unref();
    // Lines of a log that nobody reads would keep the process alive.
    void drain.end(edge, config.SHUTDOWN_DELAY_MS).then(() => process.exit(0));
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  await edge.listen({ port: config.PORT, host: config.HOST });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
