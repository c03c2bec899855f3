import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aRegistry } from '../testing/a-registry.ts';
import { RegistryFile } from './registry-file.ts';

const silent = { info: () => undefined, warn: () => undefined };

let path: string;
const open = () => new RegistryFile(path, silent);
const readKept = () => open().read();

beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'registry-')), 'registry.json');
});

describe('the copy of the registry on disk', () => {
  it('comes back as it was written last, with nothing beside it', async () => {
    const file = open();
    for (const revision of [1, 2]) {
      await file.write(aRegistry(revision, {}));
      expect(await readKept()).toEqual(aRegistry(revision, {}));
      expect(await readdir(dirname(path))).toEqual(['registry.json']);
    }
  });

  it('is nothing before the first one', async () => {
    expect(await readKept()).toBeNull();
  });

  it.each([
    ['is no JSON', '{"schemaVersion":'],
    ['is of an older kind', '{"schemaVersion":1,"revision":1,"modules":{}}'],
    ['is empty', ''],
  ])('is nothing when the file %s', async (_case, text) => {
    await writeFile(path, text);
    expect(await readKept()).toBeNull();
  });

  it('is whole again with the first one that is read after it was damaged', async () => {
    await open().write(aRegistry(1, {}));
    await writeFile(path, 'rubbish');
    const reopened = open();
    await reopened.read();
    await reopened.write(aRegistry(1, {}));
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(aRegistry(1, {}));
  });

  it('that can not be written is told of once, and written as soon as it can be', async () => {
    const told: string[] = [];
    const log = { ...silent, warn: (_details: object, message: string) => void told.push(message) };
    const blocker = dirname(path);
    await rm(blocker, { recursive: true });
    await writeFile(blocker, 'in the way');
    const file = new RegistryFile(path, log);
    await file.write(aRegistry(1, {}));
    await file.write(aRegistry(1, {}));
    expect(told).toEqual(['The registry could not be written to disk.']);
    await rm(blocker);
    await file.write(aRegistry(1, {}));
    expect(await readKept()).toEqual(aRegistry(1, {}));
  });

  it('that can not be written leaves nothing half written beside it', async () => {
    await mkdir(path);
    await open().write(aRegistry(1, {}));
    expect(await readdir(dirname(path))).toEqual(['registry.json']);
  });
});
