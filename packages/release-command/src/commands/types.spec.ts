import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { integrityOf } from '@crewdeck/releases';
import { aRecord } from '@crewdeck/releases/testing/a-build';
import { aStatus, LIVE } from '../testing/builders.ts';
import { run } from '../testing/run.ts';
import { StubApi } from '../testing/stub-api.ts';

const TYPES = `declare module '@crewdeck/module-sdk' {
  interface WidgetPropsByName {
    'mf-profile/badge': { id: string };
  }
}
export {};
`;
const PLACES = `import { Widget } from '@crewdeck/module-sdk';
export const right = <Widget of="mf-profile" name="badge" id="1" />;
export const wrong = <Widget of="mf-profile" name="badge" id={1} />;
export const unknown = <Widget of="mf-profile" name="bagde" id="1" />;
`;

let api: StubApi;
let folder: string;

beforeEach(async () => {
  api = await StubApi.start();
  api.modules = [aStatus()];
  folder = await mkdtemp(join(tmpdir(), 'squad-'));
});

afterEach(() => api.stop());

const call = () => run({ CREWDECK_API: api.url, CREWDECK_TOKEN: 'token' }, 'types', 'mf-profile', '--to', target());
const target = () => join(folder, 'src/widgets.d.ts');
const give = (types: string, text = types) => {
  const record = aRecord();
  record.files['widget-props.d.ts'] = { integrity: integrityOf(Buffer.from(types)), bytes: types.length };
  api.records = { [LIVE]: record };
  api.files = { [`/modules/mf-profile/${LIVE}/widget-props.d.ts`]: text };
};

/** Lines of the compiler about a module that places widgets of another one, as its repository has it. */
async function complaints(): Promise<string[]> {
  await mkdir(join(folder, 'node_modules/@crewdeck'), { recursive: true });
  await symlink(resolve('packages/module-sdk'), join(folder, 'node_modules/@crewdeck/module-sdk'));
  await symlink(resolve('mf-profile/node_modules/react'), join(folder, 'node_modules/react'));
  await symlink(resolve('packages/module-sdk/node_modules/@types'), join(folder, 'node_modules/@types'));
  await writeFile(join(folder, 'src/places.tsx'), PLACES);
  const preset = resolve('packages/federation/module.tsconfig.json');
  const settings = { extends: preset, compilerOptions: { types: [] }, files: [], include: ['src'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const { stdout } = spawnSync(resolve('node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], { cwd: folder });
  return String(stdout)
    .split('\n')
    .filter((line) => line.startsWith('src/'));
}

describe('types', () => {
  it('make another prop than the widget takes an error of the compiler', async () => {
    give(TYPES);
    const { exitCode, output } = await call();
    expect([exitCode, output]).toEqual([0, expect.stringContaining(`of mf-profile ${LIVE}`)]);
    expect(await readFile(target(), 'utf8')).toBe(TYPES);
    expect(await complaints()).toEqual([
      expect.stringMatching(/^src\/places\.tsx\(3,.*id: number/),
      expect.stringMatching(/^src\/places\.tsx\(4,.*"bagde"/),
    ]);
  });

  it('are refused when they are not those of the release, and where a module tells of none', async () => {
    give(TYPES, 'export {};');
    expect(await call()).toMatchObject({ exitCode: 3, errors: expect.stringContaining('its hash is another one') });
    api.records = { [LIVE]: aRecord() };
    expect(await call()).toMatchObject({ exitCode: 3, errors: expect.stringContaining('has no src/widget-props.ts') });
  });
});
