import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from './checkout.mjs';

const PROGRAM = join(ROOT, 'stack/node_modules/verdaccio/bin/verdaccio');

/**
 * @typedef {object} PackageRegistry
 * @property {string} address
 * @property {() => Promise<void>} stop
 */

/**
 * For tests: a package registry on loopback that knows our packages only, asks no other one, and takes whatever it is sent.
 *
 * @param {string} folder for all that it writes
 * @returns {Promise<PackageRegistry>}
 */
export async function startPackageRegistry(folder) {
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

/**
 * @param {string} ping
 * @param {{ exitCode: number | null }} server
 */
async function untilReady(ping, server) {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The registry ended with ${server.exitCode}.`);
    const answer = await fetch(ping).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
