import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry, LogHead } from '@crewdeck/contract';
import { signEntry } from '@crewdeck/releases/signing/entries';
import { newPrivateKey, publicKeyOf, readPrivateKey } from '@crewdeck/releases/signing/keys';
import { signHead } from '@crewdeck/releases/signing/log-head';
import { emptyLog } from '@crewdeck/releases/signing/log-state';
import { continueReplay } from '@crewdeck/releases/signing/replay';
import { aStatus } from '../testing/builders.ts';
import { run } from '../testing/run.ts';
import { StubApi } from '../testing/stub-api.ts';

const aKey = () => readPrivateKey(newPrivateKey());
const OPS_PEM = newPrivateKey();
const [ops, log] = [readPrivateKey(OPS_PEM), aKey()];
const trust = { ops: [publicKeyOf(ops)], log: publicKeyOf(log) };
const register = (module: string, key = aKey()): LogEntry =>
  signEntry(
    'keys',
    { at: new Date().toISOString(), action: 'register', role: 'squad', module, key: publicKeyOf(key) },
    ops,
  );
const headOf = (entries: LogEntry[], key = log): LogHead =>
  signHead(continueReplay(emptyLog(trust), entries).state.tree, new Date(), key);

let api: StubApi;
let head: string;

beforeEach(async () => {
  api = await StubApi.start();
  head = join(await mkdtemp(join(tmpdir(), 'crewdeck-log-')), 'head.json');
});

afterEach(() => api.stop());

const call = (...args: string[]) =>
  run(
    {
      CREWDECK_API: api.url,
      CREWDECK_TOKEN: 'token',
      RELEASE_TRUST: `ops:${trust.ops[0]},log:${trust.log}`,
      CREWDECK_SIGNING_KEY: OPS_PEM,
    },
    ...args,
  );
const show = (entries: LogEntry[], head = headOf(entries)) => {
  api.log = { from: 0, entries, head };
  api.edgeHead = head;
};
const verify = () => call('log', 'verify', '--head', head);

describe('log verify', () => {
  const ENTRIES = [register('mf-a'), register('mf-b'), register('mf-c')];

  it('finds nothing where API, edge and this machine know one log, however much longer it has become', async () => {
    show(ENTRIES.slice(0, 2));
    expect(await verify()).toMatchObject({ exitCode: 0, output: expect.stringContaining('The log holds: 2 entries') });
    show(ENTRIES);
    expect((await verify()).exitCode).toBe(0);
    expect(JSON.parse(await readFile(head, 'utf8'))).toEqual(headOf(ENTRIES) && api.log.head);
  });

  it('finds an API that shows an older log than it did here', async () => {
    show(ENTRIES);
    await verify();
    show(ENTRIES.slice(0, 2));
    const { exitCode, output } = await verify();
    expect([exitCode, output]).toEqual([1, expect.stringContaining('it shows an older log')]);
  });

  it('finds a fork: what an edge knows is not what the API shows', async () => {
    show(ENTRIES);
    api.edgeHead = headOf([...ENTRIES.slice(0, 2), register('mf-c')]);
    const { exitCode, output } = await verify();
    expect([exitCode, output]).toEqual([1, expect.stringContaining('of 3 entries it is a fork')]);
  });

  it('finds an API that gives a path to another module than was signed, or to one of which nobody has signed it', async () => {
    const said = { at: new Date().toISOString(), path: '/mentors/:', module: 'mf-a' };
    show([...ENTRIES, signEntry('path', said, ops)]);
    api.registry = { ...api.registry, paths: { '/mentors/:': 'mf-a' } };
    expect((await verify()).exitCode).toBe(0);
    api.registry = { ...api.registry, paths: { '/mentors/:': 'mf-b', '/rooms': 'mf-b' } };
    const { exitCode, output } = await verify();
    expect(exitCode).toBe(1);
    expect(output).toContain('The API gives /mentors/: to mf-b; by what was signed it belongs to mf-a.');
    expect(output).toContain('Nobody has signed that /rooms belongs to mf-b');
  });

  it.each<[string, () => void, string]>([
    ['an entry that nobody signed', () => show([{ ...ENTRIES[0], key: trust.log } as LogEntry]), 'Entry 0 does not'],
    ['a head of another key', () => show(ENTRIES, headOf(ENTRIES, aKey())), 'not signed by the key of the log'],
    ['a head of other entries', () => show(ENTRIES, headOf([register('a'), register('b'), register('c')])), 'of other'],
  ])('finds %s', async (_case, arrange, sentence) => {
    arrange();
    const { exitCode, output } = await verify();
    expect([exitCode, output]).toEqual([1, expect.stringContaining(sentence)]);
  });
});

describe('log restore', () => {
  it('gives back what the API has lost of the log, and nothing to one that has gone on since', async () => {
    const kept = [register('mf-a'), register('mf-b')];
    const file = `${head}.kept`;
    await writeFile(file, JSON.stringify({ entries: kept, head: headOf(kept) }));
    show(kept.slice(0, 1));
    const restored = await run(
      {
        CREWDECK_API: api.url,
        CREWDECK_TOKEN: 'token',
        RELEASE_TRUST: `ops:${trust.ops[0]},log:${trust.log}`,
        RELEASES_STORE: join(head, '..'),
      },
      ...['log', 'restore', file],
    );
    expect(restored).toMatchObject({ exitCode: 0, output: expect.stringContaining('Restored: 1 entries') });
    expect(api.bodiesOf('POST /api/release-log')).toMatchObject([{ entries: [kept[1]] }]);
    show([...kept.slice(0, 1), register('mf-x')]);
    expect((await call('log', 'restore', file)).exitCode).toBe(3);
  });
});

describe('keys', () => {
  it('are made into a file that only its owner reads', async () => {
    const file = `${head}.pem`;
    const { output } = await run({}, 'keys', 'create', file);
    expect(output).toContain(publicKeyOf(readPrivateKey(await readFile(file, 'utf8'))));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('are rotated by ops: the new one is registered, and all others of the module are revoked', async () => {
    const [old, next] = [aKey(), publicKeyOf(aKey())];
    show([register('mf-a', old)]);
    expect((await call('keys', 'rotate', 'mf-a', next)).exitCode).toBe(0);
    const said = [
      { action: 'register', role: 'squad', module: 'mf-a', key: next },
      { action: 'revoke', role: 'squad', module: 'mf-a', key: publicKeyOf(old) },
    ];
    const entries = said.map((statement) => ({ kind: 'keys', statement, key: trust.ops[0] }));
    expect(api.bodiesOf('POST /api/release-log')).toMatchObject([{ entries }]);
    expect((await call('keys')).output).toContain(publicKeyOf(old));
  });
});

describe('a change', () => {
  it('is signed with the revision that it is decided on, and without the reason', async () => {
    const status = aStatus();
    api.modules = [status];
    await call('stop', status.module, '--reason', 'for ops only');
    const [body] = api.bodiesOf(`POST /api/releases/${status.module}/changes`);
    const { entry } = body as { entry: LogEntry };
    const { at: _, ...statement } = entry.statement;
    expect(entry).toMatchObject({ kind: 'change', key: trust.ops[0] });
    expect(statement).toEqual({ action: 'stop', module: status.module, after: status.revision });
  });
});
