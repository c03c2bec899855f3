import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { parseConfig } from './config.ts';
import { createEdge } from './edge.ts';

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const leaving = new AbortController();
  const edge = await createEdge(config, leaving.signal);
  const delay = config.SHUTDOWN_DELAY_MS + config.SHUTDOWN_TIMEOUT_MS;
  closeWithGrace({ delay, logger: edge.log }, async ({ err }) => {
    if (err) edge.log.error(err);
    edge.log.info('stopping');
    leaving.abort();
    await sleep(config.SHUTDOWN_DELAY_MS);
    await edge.close();
  });
  await edge.listen({ port: config.PORT, host: config.HOST });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
