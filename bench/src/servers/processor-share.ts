import { existsSync } from 'node:fs';
import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';
/** Short, so that a process that has used up its share waits for milliseconds, as on a slower core. */
const PERIOD_US = 10_000;

/**
 * Holds a process to a share of one core, as a small container is held to it (Linux, control groups).
 *
 * @returns removes the group, once the process has ended
 * @throws Error with one sentence where groups can't be made
 */
export async function holdToShare(pid: number, share: number, root = ROOT): Promise<() => Promise<void>> {
  const { parent, quota } = groupsIn(root, Math.round(share * PERIOD_US));
  const group = join(parent, `crewdeck-bench-${pid}`);
  try {
    await mkdir(group);
    for (const [file, value] of Object.entries(quota)) await writeFile(join(group, file), value);
    await writeFile(join(group, 'cgroup.procs'), String(pid));
  } catch (error) {
    throw new Error('Only root can hold a process to a share of a core, where groups of control have "cpu".', {
      cause: error,
    });
  }
  return () => rmdir(group);
}

/** Version 1 of control groups has a folder for `cpu`; version 2 has one for all (kernel, admin-guide/cgroup-v2). */
function groupsIn(root: string, runtime: number): { parent: string; quota: Record<string, string> } {
  const parent = join(root, 'cpu');
  if (!existsSync(join(parent, 'cpu.cfs_quota_us')))
    return { parent: root, quota: { 'cpu.max': `${runtime} ${PERIOD_US}` } };
  return { parent, quota: { 'cpu.cfs_period_us': String(PERIOD_US), 'cpu.cfs_quota_us': String(runtime) } };
}
