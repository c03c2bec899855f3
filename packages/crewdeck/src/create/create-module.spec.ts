import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../usage-error.ts';
import { createModule } from './create-module.ts';

const TEMPLATE = fileURLToPath(new URL('../../template', import.meta.url));

async function create(name: string) {
  const parent = await mkdtemp(join(tmpdir(), 'crewdeck-create-'));
  await createModule(TEMPLATE, parent, name);
  const entries = await readdir(join(parent, name), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return { folder: join(parent, name), texts: await Promise.all(files.map((file) => readFile(file, 'utf8'))) };
}

describe('a new module', () => {
  it('has its name wherever the template had its own', async () => {
    const { folder, texts } = await create('my-mentors');
    expect(texts.join('\n')).not.toMatch(/module-template|Module Template/);
    expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toMatchObject({ name: 'my-mentors' });
    expect(JSON.parse(await readFile(join(folder, 'module.json'), 'utf8'))).toMatchObject({
      routes: [{ path: '/my-mentors', title: 'My Mentors' }],
    });
  });

  it('has what a repository needs, and nothing that was built or installed; private keys stay out of it', async () => {
    const { folder } = await create('my-mentors');
    expect((await readdir(folder)).sort()).toEqual([
      '.github',
      '.gitignore',
      'README.md',
      'jest.config.mjs',
      'module.json',
      'package.json',
      'rspack.config.mjs',
      'src',
      'tsconfig.json',
    ]);
    expect(await readFile(join(folder, '.gitignore'), 'utf8')).toContain('*.pem');
  });

  it.each(['My Module', '../up', '-module', ''])('is not called %j', async (name) => {
    await expect(create(name)).rejects.toThrow(UsageError);
  });

  it('takes nobody’s folder', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'crewdeck-create-'));
    await mkdir(join(parent, 'my-mentors'));
    await writeFile(join(parent, 'my-mentors', 'mine.txt'), 'mine');
    await expect(createModule(TEMPLATE, parent, 'my-mentors')).rejects.toThrow('There is a my-mentors here already.');
    expect(await readdir(join(parent, 'my-mentors'))).toEqual(['mine.txt']);
  });
});
