import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aChannel, aRegistry } from '../testing/a-registry.ts';
import { publish } from '../testing/a-release.ts';
import { decodeDelta, offerOf } from '../testing/delta.ts';
import { TestEdge } from '../testing/test-edge.ts';
import { until } from '../testing/until.ts';

const OLD = '1.0.0-11111111';
const NEW = '1.0.0-22222222';
const OLD_FILE = '945.aaaaaaaa.js';
const NEW_FILE = '945.bbbbbbbb.js';
const NEW_PATH = `/modules/mf-explore/${NEW}/${NEW_FILE}`;
const OFFER = `match="/modules/mf-explore/:r/945.:h.js", id="${NEW}/${NEW_FILE}"`;

/** A script as builds give it: long, and never twice the same line. */
const scriptWith = (sentence: string) =>
  `${Array.from({ length: 400 }, (_, index) => `const v${index}=${index ** 3};`).join('')}show("${sentence}");`;
const OLD_TEXT = scriptWith('Teams that look for you');
const NEW_TEXT = scriptWith('These teams look for you');

let edge: TestEdge;

const put = (release: string, file: string, text: string | Buffer) =>
  writeFile(join(edge.store, 'mf-explore', release, file), text);

beforeAll(async () => {
  edge = await TestEdge.create();
  await publish(edge.store, 'shell', '00000000');
  for (const hash of ['11111111', '22222222']) await publish(edge.store, 'mf-explore', hash);
  await publish(edge.store, 'mf-profile', '11111111');
  await writeFile(join(edge.store, 'mf-profile', OLD, OLD_FILE), OLD_TEXT);
  await put(OLD, OLD_FILE, OLD_TEXT);
  await put(OLD, '538.aaaaaaaa.js', OLD_TEXT);
  await put(NEW, NEW_FILE, NEW_TEXT);
  edge.api.say(aRegistry(1, { shell: aChannel('00000000'), 'mf-explore': aChannel('22222222') }));
  await edge.start();
  // The first answer starts the thread, and may come too late to be a delta on a busy machine.
  await until(async () => (await edge.get(NEW_PATH, offer())).headers.get('content-encoding') === 'dcz');
});

afterAll(() => edge.end());

const offer = (changes: Record<string, string> = {}) => ({ ...offerOf(OLD_TEXT, `${OLD}/${OLD_FILE}`), ...changes });

/** `fetch` would hand on what it can't decode as it is. */
async function bodyOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe('a file of a release', () => {
  it('is offered as the dictionary for the same file of any other release, under its own name', async () => {
    const { headers } = await edge.get(NEW_PATH);
    expect(headers.get('use-as-dictionary')).toBe(OFFER);
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('comes as what has changed to who has it of another release', async () => {
    const response = await edge.get(NEW_PATH, offer());
    const body = await bodyOf(response);
    expect(await decodeDelta(body, OLD_TEXT)).toBe(NEW_TEXT);
    expect(body.length).toBeLessThan(120);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
      'use-as-dictionary': OFFER,
      'x-content-type-options': 'nosniff',
    });
  });

  it('has the same headers whole and as a delta, but those of its encoding', async () => {
    const [whole, delta] = [await edge.get(NEW_PATH), await edge.get(NEW_PATH, offer())];
    for (const name of ['content-type', 'cache-control', 'vary', 'use-as-dictionary', 'x-content-type-options']) {
      expect([name, delta.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    }
  });

  it('tells the size of the delta to who asks for the headers alone', async () => {
    const head = await fetch(edge.address + NEW_PATH, { method: 'HEAD', headers: offer() });
    const delta = await bodyOf(await edge.get(NEW_PATH, offer()));
    expect([head.status, head.headers.get('content-encoding')]).toEqual([200, 'dcz']);
    expect(head.headers.get('content-length')).toBe(String(delta.length));
    expect(await head.text()).toBe('');
  });

  it.each<[string, Record<string, string>]>([
    ['says nothing of dictionaries', { 'accept-encoding': 'br', 'available-dictionary': '', 'dictionary-id': '' }],
    ['reads no dcz', { 'accept-encoding': 'gzip, br, zstd' }],
    ['wants no dcz', { 'accept-encoding': 'br, dcz;q=0' }],
    [
      'has other bytes under that name',
      { 'available-dictionary': offerOf('evil()', '')['available-dictionary'] ?? '' },
    ],
    ['sends a hash that is none', { 'available-dictionary': ':AAAA:' }],
    ['sends no hash', { 'available-dictionary': '' }],
    ['sends no id', { 'dictionary-id': '' }],
    ['has a release that nobody has', { 'dictionary-id': `"1.0.0-99999999/${OLD_FILE}"` }],
    ['has this very release', { 'dictionary-id': `"${NEW}/${NEW_FILE}"` }],
    ['has another file of it', { 'dictionary-id': `"${OLD}/538.aaaaaaaa.js"` }],
    ['has the file of another module', { 'dictionary-id': `"../mf-profile/${OLD}/${OLD_FILE}"` }],
    ['names a module itself', { 'dictionary-id': `"mf-explore/${OLD}/${OLD_FILE}"` }],
    ['wants out of the store', { 'dictionary-id': '"../../../etc/passwd"' }],
    ['wants out of the store, encoded', { 'dictionary-id': '"..%2f..%2fregistry.json"' }],
    ['wants a hidden file', { 'dictionary-id': `"${OLD}/.env"` }],
    ['wants the record', { 'dictionary-id': `"${OLD}/release.json"` }],
    ['sends an endless id', { 'dictionary-id': `"${OLD}/${'a'.repeat(2_000)}.js"` }],
    ['sends an id that does not end', { 'dictionary-id': `"${OLD}/${OLD_FILE}` }],
    ['asks whether it has changed', { 'if-none-match': '"1"' }],
  ])('comes whole to who %s', async (_what, headers) => {
    const response = await edge.get(NEW_PATH, offer(headers));
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null]);
    expect(response.headers.get('vary')).toBe('accept-encoding, available-dictionary');
    expect(await response.text()).toBe(NEW_TEXT);
  });

  it('comes as the asked part of the whole, never of a delta', async () => {
    const response = await edge.get(NEW_PATH, offer({ range: 'bytes=0-9' }));
    expect([response.status, await response.text()]).toEqual([206, NEW_TEXT.slice(0, 10)]);
    expect(response.headers.get('use-as-dictionary')).toBeNull();
  });

  it('comes whole once the release that it could be made from is gone', async () => {
    await publish(edge.store, 'mf-explore', '33333333');
    await rm(join(edge.store, 'mf-explore/1.0.0-33333333'), { recursive: true });
    const response = await edge.get(NEW_PATH, offerOf(OLD_TEXT, `1.0.0-33333333/${OLD_FILE}`));
    expect(await response.text()).toBe(NEW_TEXT);
  });

  it('comes whole where a delta would be no smaller', async () => {
    await put(OLD, 'short.js', 'a()');
    await put(NEW, 'short.js', 'b()');
    const response = await edge.get(`/modules/mf-explore/${NEW}/short.js`, offerOf('a()', `${OLD}/short.js`));
    expect(await response.text()).toBe('b()');
  });

  it('comes whole, and without an offer, where it is a picture', async () => {
    const response = await edge.get(`/modules/mf-explore/${NEW}/photo.png`, offerOf('', `${OLD}/photo.png`));
    expect([response.status, response.headers.get('use-as-dictionary')]).toEqual([200, null]);
  });

  it('that does not exist is not there as a delta either, and is offered to nobody', async () => {
    const response = await edge.get(`/modules/mf-explore/${NEW}/945.cccccccc.js`, offer());
    expect([response.status, response.headers.get('use-as-dictionary')]).toEqual([404, null]);
  });
});
