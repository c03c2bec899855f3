import { mkdir, rm } from 'node:fs/promises';
import { findFreePorts } from './ports.ts';
import { postgresService } from './postgres/postgres-service.ts';
import { Service } from './services/service.ts';
import { makeDataDirectory, wipeState } from './state-files.ts';

/** The data lives as long as one run of the tests, so nothing need survive a crash; many files connect at once. */
const TEST_SETTINGS = { fsync: 'off', synchronous_commit: 'off', max_connections: '200' };

/** An empty PostgreSQL for tests that bring their own databases, the same as a stack's. */
export async function startTestDatabase(folder: string): Promise<{ serverUrl: string; stop: () => Promise<void> }> {
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await makeDataDirectory(folder);
  const { postgres: port } = await findFreePorts();
  const { description, url } = await postgresService(folder, port, TEST_SETTINGS);
  const service = new Service(description, { crashed: console.error, gaveUp: console.error });
  await service.start();
  const stop = async () => {
    await service.stop();
    await wipeState(folder);
    await rm(folder, { recursive: true, force: true });
  };
  return { serverUrl: url.slice(0, url.lastIndexOf('/')), stop };
}
