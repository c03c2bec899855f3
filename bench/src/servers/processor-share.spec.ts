import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdToShare } from './processor-share.ts';

const PID = 4711;

/** Folders as the kernel has them: a file of it takes what is written. */
async function groupsOf(version: 1 | 2) {
  const root = await mkdtemp(join(tmpdir(), 'crewdeck-groups-'));
  await mkdir(join(root, 'cpu'));
  if (version === 1) await writeFile(join(root, 'cpu/cpu.cfs_quota_us'), '-1');
  return root;
}

describe('a process with a share of a core', () => {
  it.each([
    [1, 'cpu/crewdeck-bench-4711', { 'cpu.cfs_period_us': '10000', 'cpu.cfs_quota_us': '2500' }],
    [2, 'crewdeck-bench-4711', { 'cpu.max': '2500 10000' }],
  ] as const)('is put into a group with a quota, in version %d', async (version, group, quota) => {
    const root = await groupsOf(version);
    await holdToShare(PID, 0.25, root);
    for (const [file, value] of Object.entries({ ...quota, 'cgroup.procs': String(PID) }))
      expect(await readFile(join(root, group, file), 'utf8')).toBe(value);
  });

  it('is refused with a sentence where there are no groups', async () => {
    await expect(holdToShare(PID, 0.25, '/nowhere')).rejects.toThrow('Only root can hold a process to a share');
  });
});
