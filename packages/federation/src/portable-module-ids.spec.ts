import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const BUILD = join(import.meta.dirname, 'testing/build-host.mjs');
const SOURCES = {
  'package.json': '{ "name": "host", "version": "1.0.0", "dependencies": { "shared": "1.0.0" } }',
  'src/index.js': "import { a } from 'shared'; import { b } from './b.js'; console.log(a, b);",
  'src/b.js': "import { a } from 'shared'; export const b = a + 1;",
  'node_modules/shared/package.json': '{ "name": "shared", "version": "1.0.0", "main": "index.js" }',
  'node_modules/shared/index.js': 'exports.a = 1;',
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'crewdeck-ids-'));
});
afterEach(() => rm(root, { recursive: true }));

it('gives the same script in folders of other names and lengths', async () => {
  // Side by side: what the bundler brings itself is the same way from each.
  const scripts = await Promise.all(['a', 'b', 'a-longer-name'].map((name) => scriptBuiltIn(join(root, name))));
  expect(scripts[0]).toContain('shared');
  expect(new Set(scripts).size).toBe(1);
});

async function scriptBuiltIn(folder: string): Promise<string> {
  for (const [name, text] of Object.entries(SOURCES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await promisify(execFile)(process.execPath, [BUILD, folder]);
  return readFile(join(folder, 'dist/main.js'), 'utf8');
}
