import { mkdir } from 'node:fs/promises';
import { findFreePorts } from './ports.ts';
import { postgresService } from './postgres/postgres-service.ts';
import { Service } from './services/service.ts';
import { makeDataDirectory } from './state-files.ts';

/**
 * The PostgreSQL of a stack without the rest of it, on a folder that is there again at the next start.
 *
 * @param settings of PostgreSQL, where they are to be others than the stack's
 */
export async function startKeptDatabase(
  folder: string,
  settings: Record<string, string> = {},
): Promise<{ serverUrl: string; stop: () => Promise<void> }> {
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await makeDataDirectory(folder);
  const { postgres: port } = await findFreePorts();
  const { description, url } = await postgresService(folder, port, settings);
  const service = new Service(description, { crashed: console.error, gaveUp: console.error });
  await service.start();
  return { serverUrl: url.slice(0, url.lastIndexOf('/')), stop: () => service.stop() };
}
