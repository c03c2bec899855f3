import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleNameOf, versionOf } from './package-file.ts';

let folder: string;
const writePackage = async (directory: string, manifest: object) => {
  await mkdir(join(folder, directory), { recursive: true });
  await writeFile(join(folder, directory, 'package.json'), JSON.stringify(manifest));
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crewdeck-package-'));
});
afterEach(() => rm(folder, { recursive: true }));

test("a module has its package's name without the scope, or the name that it says", async () => {
  await writePackage('', { name: '@mentoring/mf-mentors' });
  expect(moduleNameOf(folder)).toBe('mf-mentors');
  await writePackage('', { name: 'frontend', crewdeck: { module: 'mf-mentors' } });
  expect(moduleNameOf(folder)).toBe('mf-mentors');
});

test('a version is that of the package which the module itself imports, wherever it is installed', async () => {
  await writePackage('node_modules/react', { version: '19.3.1' });
  await writePackage('modules/mentors', { name: 'mf-mentors' });
  const module = join(folder, 'modules/mentors');
  expect(versionOf('react', module)).toBe('19.3.1');
  await writePackage('modules/mentors/node_modules/react', { version: '19.3.2' });
  expect(versionOf('react', module)).toBe('19.3.2');
  expect(() => versionOf('@crewdeck/contract', module)).toThrow(`@crewdeck/contract is not installed for ${module}.`);
});
