import { parseConfig } from './config.ts';
import { createEdge } from './edge.ts';

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const edge = await createEdge(config);
  // Lines of a log that nobody reads would keep the process alive.
  const stop = () => void edge.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  await edge.listen({ port: config.PORT, host: config.HOST });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
