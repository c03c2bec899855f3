import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const BUILD = join(import.meta.dirname, 'testing/build-module.mjs');
const INSTALLED = join(import.meta.dirname, '../../../mf-invites/node_modules');
const MANIFEST = '{ "name": "mf-warned", "version": "1.0.0", "type": "module" }';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewdeck-warned-'));
  await symlink(INSTALLED, join(folder, 'node_modules'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(sources: Record<string, string>): Promise<{ stderr: string; hasRelease: boolean }> {
  for (const [name, text] of Object.entries({ 'package.json': MANIFEST, 'pnpm-lock.yaml': '', ...sources })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const stderr = await promisify(execFile)(process.execPath, [BUILD, folder]).then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  );
  return { stderr, hasRelease: existsSync(join(folder, 'dist/release/release.json')) };
}

/** Two pages that need the same two sheets, in different orders: they are large enough for a chunk of their own. */
function twoOrders(first: string, second: string): Record<string, string> {
  const rules = Array.from({ length: 3000 }, (_, at) => `.rule-${at} { color: red }`).join('\n');
  return {
    [`src/${first}`]: rules,
    [`src/${second}`]: rules,
    'src/one.js': `import './${first}'; import './${second}'; export const one = 1;`,
    'src/two.js': `import './${second}'; import './${first}'; export const two = 2;`,
    'src/module.tsx': "export default [() => import('./one.js'), () => import('./two.js')];",
  };
}

describe('a build that would go well but for a warning', () => {
  it.each([
    [
      'a request that nobody knows',
      { 'src/module.tsx': 'export default import(globalThis.name);' },
      'Critical dependency',
    ],
    ['two orders of its style sheets', twoOrders('a.css', 'b.css'), 'Conflicting order'],
  ])('fails because of %s and leaves no release', async (_, sources, words) => {
    const { stderr, hasRelease } = await build(sources);
    expect(stderr).toContain(words);
    expect(hasRelease).toBe(false);
  });

  it('goes well with any order of the sheets of the UI kit, whose rules are ranked by layers', async () => {
    const sources = twoOrders('a.css', 'ui-kit/src/b.css');
    expect(await build(sources)).toEqual({ stderr: '', hasRelease: true });
  });
});
