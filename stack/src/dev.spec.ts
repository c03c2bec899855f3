import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsIn, requireModule } from '#bin/dev.mjs';
import { onChange } from '#bin/watch.mjs';

const MODULES = ['mf-explore', 'mf-profile'];

describe('the module that is worked on', () => {
  it('is one of those that there are', () => {
    expect(requireModule('mf-profile', MODULES)).toBe('mf-profile');
  });

  it.each([['mf-nowhere'], ['shell']])('is refused with the list of them when it is %p', (name) => {
    expect(() => requireModule(name, MODULES)).toThrow(
      `There is no module "${name}". There are mf-explore, mf-profile. Without a name, everything else is watched.`,
    );
  });
});

describe('what pnpm dev is asked for', () => {
  it('is a system elsewhere, or what npm start takes', () => {
    expect(optionsIn(['--against', 'https://crewdeck.example/explore'])).toEqual({
      against: 'https://crewdeck.example',
      hasProductionReact: false,
      args: [],
    });
    expect(optionsIn(['--fresh', '--production-react'])).toEqual({
      against: undefined,
      hasProductionReact: true,
      args: ['--fresh'],
    });
  });

  it.each([[['--against']], [['--against', 'crewdeck']]])('is refused without an address: %p', (options) => {
    expect(() => optionsIn(options)).toThrow('--against needs the address of a system.');
  });
});

describe('a watched folder', () => {
  it('is built once for files that change together, and once more for a change during a build', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crewdeck-watch-'));
    const builds = new EventTarget();
    let count = 0;
    let finish = () => {};
    const end = onChange([folder], async () => {
      count += 1;
      builds.dispatchEvent(new Event('begun'));
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    const save = (name: string) => writeFile(join(folder, name), String(count));

    const first = once(builds, 'begun');
    await Promise.all(['a.ts', 'b.ts', 'c.ts'].map(save));
    await first;
    await save('a.ts');
    const second = once(builds, 'begun');
    finish();
    await second;
    expect(count).toBe(2);
    finish();
    end();
    await rm(folder, { recursive: true });
  });

  it('is built again after a build that failed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crewdeck-watch-'));
    const builds = new EventTarget();
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    const end = onChange([folder], async () => {
      builds.dispatchEvent(new Event('begun'));
      throw new Error('a typing error');
    });
    for (const name of ['a.ts', 'b.ts']) {
      const begun = once(builds, 'begun');
      await writeFile(join(folder, name), '');
      await begun;
    }
    expect(told).toHaveBeenCalledWith(expect.stringContaining('a typing error'));
    end();
    told.mockRestore();
    await rm(folder, { recursive: true });
  });
});
