export default async function stopDatabase() {
  await globalThis.crewdeckCluster?.stop();
}
