import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { ReleasePath } from '../releases/release-path.ts';
import { sha256Of } from '../testing/delta.ts';
import { Deltas } from './deltas.ts';
import type { Compressor } from './make-delta.ts';

const OLD = { module: 'mf-explore', releaseId: '1.0.0-11111111', file: 'entry.js' };
const NEW = { ...OLD, releaseId: '1.0.0-22222222' };
const OLD_TEXT = 'old '.repeat(100);

let folder: string;
let warnings: string[];
let compressions: number;
/** The old release is in a bucket, until the edge has copied it. */
let isElsewhere: boolean;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deltas-'));
  warnings = [];
  compressions = 0;
  isElsewhere = false;
  await put(OLD, OLD_TEXT);
  await put(NEW, 'new '.repeat(100));
});

afterEach(() => rm(folder, { recursive: true }));

async function put({ module, releaseId, file }: ReleasePath, text: string): Promise<void> {
  await mkdir(join(folder, module, releaseId), { recursive: true });
  await writeFile(join(folder, module, releaseId, file), text);
}

/** The compressor is a stand-in here, so that it can fail and take its time. */
function deltasWith(compress: Compressor['compress'], longestWaitMs = 10_000): Deltas {
  const log: Log = { info: () => undefined, warn: (_details, message) => warnings.push(message) };
  const source = {
    folder,
    read: () => Promise.reject(new Error('Nobody asks for a record.')),
    provide: async () => {
      if (isElsewhere) await put(OLD, OLD_TEXT);
    },
  };
  const counting: Compressor['compress'] = (...files) => {
    compressions += 1;
    return compress(...files);
  };
  return new Deltas({ source, compressor: { compress: counting }, log, longestWaitMs });
}

const find = (deltas: Deltas, path = OLD) => deltas.find(NEW, { path, hash: sha256Of(OLD_TEXT) });

describe('a delta', () => {
  it('is made once, however many ask for it', async () => {
    const deltas = deltasWith(async () => Buffer.from('frame'));
    const [first, second] = await Promise.all([find(deltas), find(deltas)]);
    await find(deltas);
    expect(first?.subarray(40).toString()).toBe('frame');
    expect(second).toBe(first);
    expect(compressions).toBe(1);
  });

  it('is made of a release that is elsewhere once the edge has a copy of it', async () => {
    await rm(join(folder, OLD.module, OLD.releaseId), { recursive: true });
    isElsewhere = true;
    expect(await find(deltasWith(async () => Buffer.from('frame')))).not.toBeNull();
  });

  it('that takes too long is not waited for, and is there for who comes later', async () => {
    let finish = (_frame: Uint8Array) => {};
    const frame = new Promise<Uint8Array>((resolve) => {
      finish = resolve;
    });
    const deltas = deltasWith(() => frame, 20);
    expect(await find(deltas)).toBeNull();
    finish(Buffer.from('frame'));
    expect((await find(deltas))?.subarray(40).toString()).toBe('frame');
    expect(compressions).toBe(1);
  });

  it('that can not be made leaves the whole file, tells the log, and is tried again', async () => {
    const deltas = deltasWith(() => Promise.reject(new Error('out of memory')));
    expect([await find(deltas), await find(deltas)]).toEqual([null, null]);
    expect(warnings).toHaveLength(2);
    expect(compressions).toBe(2);
  });

  it('is not made of a release that is gone, which is nothing to tell', async () => {
    const deltas = deltasWith(async () => Buffer.from('frame'));
    expect(await find(deltas, { ...OLD, releaseId: '1.0.0-99999999' })).toBeNull();
    expect([compressions, warnings]).toEqual([0, []]);
  });

  it('is not made of a file that is too large', async () => {
    await writeFile(join(folder, NEW.module, NEW.releaseId, NEW.file), Buffer.alloc(2 * 1024 * 1024 + 1));
    const deltas = deltasWith(async () => Buffer.from('frame'));
    expect([await find(deltas), compressions]).toEqual([null, 0]);
  });
});
