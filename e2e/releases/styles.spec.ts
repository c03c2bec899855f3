import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leaksIn } from '@crewdeck/releases/style-leaks';
import { forgeBuild } from '../support/forge-release.ts';
import { MODULES } from '../support/modules.ts';
import { liveReleaseOf, readRecordOf, releaseDirectory } from '../support/registry.ts';
import { release } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

const REFUSED = 3;

for (const { module } of MODULES) {
  test(`no style of ${module} reaches anything but its own elements`, async () => {
    const id = await liveReleaseOf(module);
    const { files, hash } = await readRecordOf(module, id);
    const sheets = Object.keys(files).filter((file) => file.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) {
      const css = await readFile(join(releaseDirectory(module, id), sheet), 'utf8');
      expect(leaksIn(css, hash)).toEqual([]);
    }
  });
}

test('a release whose style could hide the page is not published, and the refusal names file and selector', async () => {
  const { directory } = await forgeBuild('mf-hackathons', {
    version: '1.6.0',
    text: (text, file) => (file.endsWith('.css') ? `${text}@layer module{*{display:none}}` : text),
  });
  const refused = await release('publish', 'mf-hackathons', '--from', directory);
  expect(refused.exitCode).toBe(REFUSED);
  expect(refused.errors).toMatch(/\w+\.\w+\.css: "\*" reaches elements without a class of the module's own\./);
});
