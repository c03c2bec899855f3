import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { digestOf, integrityOf, type ReleaseRecord } from '@crewdeck/releases';
import { publicKeyOf } from '@crewdeck/releases/signing/keys';
import { aKey } from './testing/a-log.ts';
import { aChannel } from './testing/a-registry.ts';
import { aRecord, publish, textOf } from './testing/a-release.ts';
import { aToken } from './testing/a-token.ts';
import { SignedEdge } from './testing/signed-edge.ts';
import { until } from './testing/until.ts';

const GOOD = '1.0.0-11111111';
const LIVE = '1.0.0-22222222';
const EVIL = Buffer.from('evil()');

let signed: SignedEdge;

beforeEach(async () => {
  signed = await SignedEdge.start();
});

afterEach(() => signed.edge.end());

const folderOf = (release: string) => join(signed.edge.store, 'mf-explore', release);
const logFile = () => signed.edge.registryFile;

/** As somebody does who owns the store: another script, and a record that says that it was always so. @returns its digest */
async function replaceScript(release: string): Promise<string> {
  const record: ReleaseRecord = JSON.parse(await readFile(join(folderOf(release), 'release.json'), 'utf8'));
  record.files['entry.js'] = { integrity: integrityOf(EVIL), bytes: EVIL.length };
  await writeFile(join(folderOf(release), 'entry.js'), EVIL);
  await writeFile(join(folderOf(release), 'release.json'), JSON.stringify(record));
  return digestOf(record);
}

/** The edge goes on with what it has. @returns why */
async function expectRefused(): Promise<string> {
  const reason = await signed.refusal();
  expect(await signed.live()).toBe(LIVE);
  return reason;
}

describe('what the log of releases makes of the registry', () => {
  it('is in force as soon as it grows, and is shown to whoever compares logs', async () => {
    const { edge, log } = signed;
    log.rollBack('mf-explore', 2);
    signed.tell();
    await until(async () => (await signed.live()) === GOOD);
    expect(await (await edge.get('/release-log/head')).json()).toEqual(log.head());
    const { head, entries } = (await (await edge.get('/release-log?from=2')).json()) as Record<string, unknown>;
    expect({ head, entries }).toEqual({ head: log.head(), entries: log.entries.slice(2) });
    expect((await edge.health()).log).toEqual({ size: log.entries.length, root: log.head().root, refused: null });
  });

  it('ends at a release whose key was stolen, from the theft on', async () => {
    const { log } = signed;
    const stolen = log.squad('mf-explore');
    const since = log.entries.length;
    log.release('mf-explore', '33333333', stolen);
    log.activate('mf-explore', '33333333', 2, stolen);
    signed.tell();
    await until(async () => (await signed.live()) === '1.0.0-33333333');
    const theft = { action: 'revoke', role: 'squad', module: 'mf-explore', key: publicKeyOf(stolen), since } as const;
    log.add('keys', theft, log.keys.ops);
    signed.tell();
    await until(async () => (await signed.live()) === LIVE);
    expect((await signed.edge.get('/modules/mf-explore/1.0.0-33333333/entry.js')).status).toBe(404);
  });

  it('names the key of whoever signed a release to browsers, in pages and with each script', async () => {
    const { edge, log } = signed;
    const key = publicKeyOf(log.squad('mf-explore'));
    const integrity = `${integrityOf(Buffer.from(textOf('22222222')))} ed25519-${key}`;
    expect((await edge.registry()).modules['mf-explore']?.candidates[0]?.integrity).toBe(integrity);
    const page = await edge.page('/explore');
    expect(page).toContain(`as="script" href="/modules/mf-explore/${LIVE}/entry.js" integrity="${integrity}"`);
    expect(page).toMatch(/<script defer src="\/modules\/shell\/[^"]+" integrity="sha384-[^" ]+ ed25519-/);
    const plain = await edge.get(`/modules/mf-explore/${LIVE}/first.css`, { 'accept-encoding': 'identity' });
    const packed = await edge.get(`/modules/mf-explore/${LIVE}/first.css`, { 'accept-encoding': 'br' });
    for (const { headers } of [plain, packed]) {
      expect(headers.get('signature-input')).toContain(`keyid="${key}";tag="ed25519-integrity"`);
      expect(headers.get('unencoded-digest')).toMatch(/^sha-256=:/);
    }
    expect(packed.headers.get('content-encoding')).toBe('br');
  });
});

describe('refused are', () => {
  it('1. a chunk that was swapped where files are kept: the edge hashes what it serves', async () => {
    const chunk = `/modules/mf-explore/${LIVE}/explore.js`;
    await writeFile(join(folderOf(LIVE), 'explore.js'), EVIL);
    expect((await signed.edge.get(chunk)).status).toBe(404);
  });

  it('2. a record that was altered with its script and in the registry: its digest is not the signed one', async () => {
    const digest = await replaceScript(LIVE);
    const { edge } = signed;
    signed.tell({
      modules: { shell: aChannel('00000000'), 'mf-explore': aChannel('22222222', { digests: { [LIVE]: digest } }) },
    });
    await edge.stop();
    await signed.startEdge();
    await until(async () => (await signed.live()) === GOOD);
    expect((await edge.health()).unreadableReleases).toEqual([`mf-explore@${LIVE}`]);
    expect((await edge.get(`/modules/mf-explore/${LIVE}/entry.js`)).status).toBe(404);
  });

  it('3. a registry of an earlier day, or what was signed then: the log says what is out, and takes nothing twice', async () => {
    const { log, edge } = signed;
    signed.tell({ modules: { shell: aChannel('00000000'), 'mf-explore': aChannel('11111111') } });
    await until(async () => (await edge.health()).registry.revision === 2);
    expect(await signed.live()).toBe(LIVE);
    const earlier = log.entries.find(({ kind, statement }) => kind === 'change' && statement.module === 'mf-explore');
    if (earlier) log.entries = [...log.entries, earlier];
    signed.tell();
    expect(await expectRefused()).toMatch(/^Entry \d+ of the log does not count: The same is in the log already/);
  });

  it('4. a rollback to a bad release by whoever owns a deploy token and the API: the night key may not', async () => {
    const { log } = signed;
    log.release('mf-explore', '33333333');
    log.activate('mf-explore', '33333333', 2);
    log.rollBack('mf-explore', 3);
    signed.tell();
    await until(async () => (await signed.edge.health()).log?.size === log.entries.length);
    const back = { module: 'mf-explore', after: 4, action: 'rollback', to: '1.0.0-33333333' } as const;
    log.add('night', back, log.keys.night);
    signed.tell();
    expect(await expectRefused()).toContain('was never live, or was called bad');
  });

  it('5. a release for one person alone: previews count as far as they are in the log', async () => {
    const { log, edge } = signed;
    const id = '5f0c8d1e-58a4-4d5b-9d0e-2f4a6c1b7e90';
    const aimed = {
      module: 'mf-explore',
      release: '1.0.0-33333333',
      digest: digestOf(aRecord('mf-explore', '33333333')),
    };
    const link = await aToken({ claims: { ...aimed, jti: id }, audience: 'crewdeck-preview' });
    expect((await edge.get(`/preview/${link}`)).status).toBe(400);
    log.release('mf-explore', '33333333');
    const { module, release } = aimed;
    log.add('preview', { module, release, id, expiresAt: '2999-01-01T00:00:00.000Z' }, log.squad(module));
    // Whoever made it opens it at once, and the log follows.
    const opened = edge.get(`/preview/${link}`);
    await sleep(300);
    signed.tell();
    expect((await opened).status).toBe(303);
  });

  it('6. another log of the same length, or with more behind it: the root is not that of what is known', async () => {
    const { log } = signed;
    const known = log.entries;
    log.entries = [...known.slice(0, -1)];
    log.activate('mf-explore', '22222222', 1, log.keys.ops);
    signed.tell();
    expect(await expectRefused()).toBe('The API has another log of the same length.');
    log.release('mf-explore', '33333333');
    signed.tell();
    await until(async () => (await signed.refusal()) === 'The log is not the one that is known, with more behind it.');
    expect(await signed.live()).toBe(LIVE);
  });

  it('7. a head of an earlier day: the longest log that was seen stays', async () => {
    const { log } = signed;
    log.entries = log.entries.slice(0, -2);
    signed.tell();
    const size = log.entries.length;
    expect(await expectRefused()).toBe(`The API's log has ${size} entries, and ${size + 2} are known.`);
    const reported = () => JSON.parse(Buffer.from(signed.edge.api.report?.split('.')[1] ?? '', 'base64url').toString());
    await until(() => reported().log.isForked);
    expect(reported().log).toEqual({ size: size + 2, isForked: true });
  });

  it('8. what a thief of the database adds to the log: there is no key in it', async () => {
    const { log } = signed;
    const thief = aKey();
    log.add('keys', { action: 'register', role: 'squad', module: 'mf-explore', key: publicKeyOf(thief) }, thief);
    signed.tell();
    expect(await expectRefused()).toContain('Only a key of ops may sign this.');
    signed.tell({ log: log.head(log.entries, thief) });
    signed.show(log.entries, log.head(log.entries, thief));
    await until(async () => (await signed.refusal()) === 'The head of the log is not signed by its key.');
    expect(await signed.live()).toBe(LIVE);
  });

  it('9. a release that a thief of the store put there: nobody signed it', async () => {
    const { edge } = signed;
    await publish(edge.store, 'mf-explore', '66666666');
    signed.tell({ modules: { shell: aChannel('00000000'), 'mf-explore': aChannel('66666666') } });
    await until(async () => (await edge.health()).registry.revision === 2);
    expect(await signed.live()).toBe(LIVE);
    expect((await edge.get('/modules/mf-explore/1.0.0-66666666/entry.js')).status).toBe(404);
  });

  it('10. a release under the key of another module', async () => {
    const { log } = signed;
    log.release('mf-explore', '33333333', log.squad('mf-profile'));
    signed.tell();
    expect(await expectRefused()).toContain('This key may not release mf-explore');
  });

  it('11. a preview that has expired, whatever a link says that somebody signed with the stolen key of links', async () => {
    const { log, edge } = signed;
    const id = '6f0c8d1e-58a4-4d5b-9d0e-2f4a6c1b7e90';
    log.release('mf-explore', '33333333');
    const preview = { module: 'mf-explore', release: '1.0.0-33333333', id };
    log.add('preview', { ...preview, expiresAt: '2026-01-01T00:00:00.000Z' }, log.squad('mf-explore'));
    signed.tell();
    await until(async () => (await edge.health()).log?.size === log.entries.length);
    const claims = { ...preview, jti: id, digest: digestOf(aRecord('mf-explore', '33333333')) };
    const link = await aToken({ claims, audience: 'crewdeck-preview' });
    expect((await edge.get(`/preview/${link}`)).status).toBe(410);
  });

  it('12. a tampered copy of an edge that starts without the API: the other copy is taken, or nothing', async () => {
    const { edge } = signed;
    await edge.stop();
    await edge.api.stop();
    const copy = JSON.parse(await readFile(logFile(), 'utf8'));
    const change = copy.entries.at(-1);
    change.statement.release = '1.0.0-33333333';
    await writeFile(logFile(), JSON.stringify(copy));
    await signed.startEdge();
    expect(await signed.live()).toBe(LIVE);

    await edge.stop();
    for (const file of [logFile(), `${logFile()}.spare`]) await writeFile(file, JSON.stringify(copy));
    await signed.startEdge();
    expect((await edge.get('/')).status).toBe(503);
    expect((await edge.get('/readyz')).status).toBe(503);
  });

  it('12b. a copy of an earlier day in place of the newer one', async () => {
    const { edge, log } = signed;
    await edge.stop();
    await edge.api.stop();
    const copy = JSON.parse(await readFile(logFile(), 'utf8'));
    const earlier = log.entries.slice(0, -2);
    await writeFile(logFile(), JSON.stringify({ ...copy, entries: earlier, head: log.head(earlier) }));
    await signed.startEdge();
    expect(await signed.live()).toBe(LIVE);
  });
});
