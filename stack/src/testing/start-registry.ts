import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

const PROGRAM = join(process.cwd(), 'stack/node_modules/verdaccio/bin/verdaccio');

export interface PackageRegistry {
  address: string;
  stop: () => Promise<void>;
}

/**
 * A package registry on loopback that knows our packages only, asks no other one, and takes whatever it is sent.
 *
 * @param folder for all that it writes
 */
export async function startPackageRegistry(folder: string): Promise<PackageRegistry> {
  const config = join(folder, 'registry.json');
  const anybody = { access: '$all', publish: '$all' };
  await writeFile(
    config,
    JSON.stringify({
      storage: join(folder, 'storage'),
      web: { enable: false },
      auth: {},
      uplinks: {},
      packages: { '@crewdeck/*': anybody },
      log: { type: 'stdout', level: 'warn' },
    }),
  );
  const address = `http://127.0.0.1:${await freePort()}`;
  const server = spawn(process.execPath, [PROGRAM, '--config', config, '--listen', address], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  await untilReady(`${address}/-/ping`, server);
  return {
    address,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}

async function untilReady(ping: string, server: { exitCode: number | null }): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The registry ended with ${server.exitCode}.`);
    const answer = await fetch(ping).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
