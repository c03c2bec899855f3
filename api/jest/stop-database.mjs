import { rm } from 'node:fs/promises';

export default async function stopDatabase() {
  const { cluster, directory } = globalThis.crewdeckCluster;
  await cluster.stop();
  await rm(directory, { recursive: true, force: true });
}
