import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describePublication } from './describe-publication.ts';

const home = process.cwd();

afterEach(() => process.chdir(home));

describe('the commit of a publication', () => {
  it('says so when the checkout has something that the commit has not', async () => {
    process.chdir(await mkdtemp(join(tmpdir(), 'crewdeck-checkout-')));
    const git = (...args: string[]) => execFileSync('git', args, { stdio: 'pipe' });
    git('init');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--allow-empty', '-m', 'x');
    expect(describePublication(0).commit).toMatch(/^[0-9a-f]{40}$/);
    await writeFile('new.ts', '');
    expect(describePublication(0).commit).toMatch(/^[0-9a-f]{40}-dirty$/);
  });

  it('is unknown without git', async () => {
    process.chdir(await mkdtemp(join(tmpdir(), 'crewdeck-folder-')));
    expect(describePublication(0).commit).toBeNull();
  });
});
