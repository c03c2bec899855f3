import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '#bin/checkout.mjs';

const RUN_FOLDER = /^crewdeck-run-/;

/** In a process of its own: Jest hides changes of the environment from Node. */
const RUN = `
  import { spawnSync } from 'node:child_process';
  import { openTempFolder } from '${join(ROOT, 'stack/bin/own-temp-folder.mjs')}';
  const remove = openTempFolder();
  const child = 'const folder = os.tmpdir(); fs.mkdtempSync(path.join(folder, "left-")); process.stdout.write(folder)';
  console.log(spawnSync(process.execPath, ['-e', child], { encoding: 'utf8' }).stdout);
  remove();`;

describe('the temp folder of a test run', () => {
  it('is its own, so that a run leaves nothing in that of the machine', () => {
    expect(basename(tmpdir())).toMatch(RUN_FOLDER);
    expect(basename(dirname(tmpdir()))).not.toMatch(RUN_FOLDER);
  });

  it('is that of every process it starts, and goes at the end with all that is in it', () => {
    const folder = execFileSync(process.execPath, ['--input-type=module', '-e', RUN], { encoding: 'utf8' }).trim();
    expect(folder).not.toBe(tmpdir());
    expect(basename(folder)).toMatch(RUN_FOLDER);
    expect(existsSync(folder)).toBe(false);
  });

  it('is removed by the next run where a run was interrupted, and not while one still runs', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const folders = [pid, process.pid].map((id) => join(tmpdir(), `crewdeck-run-${id}-kept`));
    for (const folder of folders) mkdirSync(folder);
    execFileSync(process.execPath, ['--input-type=module', '-e', RUN]);
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, true]);
  });
});
