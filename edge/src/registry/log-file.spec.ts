import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseTrust } from '@crewdeck/releases/signing/trust';
import { TestLog } from '../testing/a-log.ts';
import { type Kept, LogFile } from './log-file.ts';
import { emptySignedLog, extend } from './signed-log.ts';

const silent = { info: () => undefined, warn: () => undefined };
const log = new TestLog();
log.begin('mf-a', 'mf-b', 'mf-c');
const trust = parseTrust(log.trust) ?? { ops: [], log: '' };

/** What an edge keeps when it knows so many entries. */
function aKept(size: number): Kept {
  const entries = log.entries.slice(0, size);
  return { revision: size, signed: extend(emptySignedLog(trust), entries, log.head(entries), trust) };
}

let path: string;
const open = () => new LogFile(path, trust, silent);
const sizeRead = async () => (await open().read())?.signed.entries.length ?? null;
const linesOf = async (file: string) => (await readFile(file, 'utf8')).split('\n').filter(Boolean);

beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'log-')), 'registry.json');
});

/** Three lines: two entries, then one, then one. */
async function writeThree(): Promise<LogFile> {
  const file = open();
  for (const size of [2, 3, 4]) await file.write(aKept(size));
  return file;
}

describe('the copy of the log on disk', () => {
  it('grows by what is new, in both copies, and comes back whole', async () => {
    await writeThree();
    for (const copy of [path, `${path}.spare`])
      expect((await linesOf(copy)).map((line) => JSON.parse(line).entries.length)).toEqual([2, 1, 1]);
    const { signed, revision } = (await open().read()) ?? aKept(1);
    expect([revision, signed.entries, signed.head]).toEqual([4, log.entries, log.head()]);
  });

  it('is left alone while nothing is new', async () => {
    const file = await writeThree();
    const before = await stat(path);
    await file.write(aKept(4));
    expect((await stat(path)).mtimeMs).toBe(before.mtimeMs);
  });

  it('loses the line that a crash has torn, and none of those before or after', async () => {
    await writeThree();
    const text = await readFile(path, 'utf8');
    for (const copy of [path, `${path}.spare`]) await writeFile(copy, text.slice(0, -100));
    const next = open();
    expect((await next.read())?.signed.entries.length).toBe(3);
    await next.write(aKept(3));
    await next.write(aKept(4));
    expect(await sizeRead()).toBe(4);
    expect(await linesOf(path)).toHaveLength(2);
  });

  it('is of two copies the longer one', async () => {
    await writeThree();
    const [first, second] = await linesOf(path);
    await writeFile(path, `${first}\n${second}\n`);
    expect(await sizeRead()).toBe(4);
  });

  it.each([
    ['a line in the middle is gone', (lines: string[]) => lines.toSpliced(1, 1)],
    ['a line is no JSON', (lines: string[]) => lines.with(0, 'rubbish')],
    ['an entry was changed', (lines: string[]) => lines.with(2, (lines[2] ?? '').replace('mf-c', 'mf-d'))],
    ['nothing is left', () => []],
  ])('is the spare one where %s, and nothing where both are so', async (_case, tamper) => {
    await writeThree();
    const text = tamper(await linesOf(path)).map((line) => `${line}\n`);
    await writeFile(path, text.join(''));
    expect(await sizeRead()).toBe(4);
    await writeFile(`${path}.spare`, text.join(''));
    expect(await sizeRead()).toBeNull();
  });

  it('is written whole again after somebody has removed it', async () => {
    const file = await writeThree();
    await rm(path);
    await file.write({ ...aKept(4), revision: 5 });
    await file.write({ ...aKept(4), revision: 5 });
    expect((await linesOf(path)).map((line) => JSON.parse(line).entries.length)).toEqual([4]);
  });

  it('of an edge before this one, a single line without an end, is read', async () => {
    const { signed, ...unsigned } = aKept(3);
    await writeFile(path, JSON.stringify({ ...unsigned, head: signed.head, entries: signed.entries }));
    expect(await sizeRead()).toBe(3);
  });
});
