import { rm } from 'node:fs/promises';

export default async function stopDatabase() {
  const started = globalThis.crewdeckCluster;
  // Whoever brought the database stops it.
  if (!started) return;
  const { cluster, directory } = started;
  await cluster.stop();
  await rm(directory, { recursive: true, force: true });
}
