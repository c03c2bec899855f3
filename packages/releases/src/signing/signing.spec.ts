import { createHash, webcrypto } from 'node:crypto';
import type { LogEntry } from '@crewdeck/contract';
import { canonicalJson } from './canonical.ts';
import { signEntry } from './entries.ts';
import { signatureHeaders, signFiles } from './file-signatures.ts';
import { newPrivateKey, publicKeyOf, readPrivateKey } from './keys.ts';
import { isHeadSigned, signHead } from './log-head.ts';
import { ownersOf, unsignedOwners, wrongOwners } from './logged-paths.ts';
import { EMPTY_TREE, rootOf, withLeaf } from './merkle-tree.ts';
import { replay } from './replay.ts';
import { parseTrust } from './trust.ts';

const AT = '2026-01-01T00:00:00.000Z';
const aKey = () => readPrivateKey(newPrivateKey());

describe('the tree of the log', () => {
  // The leaves and roots that implementations of Certificate Transparency are tried with.
  const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
  const ROOTS = [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ];

  it.each(ROOTS.map((root, size) => [size, root] as const))('with %i leaves has the root of RFC 6962', (size, root) => {
    const tree = LEAVES.slice(0, size).reduce((before, leaf) => withLeaf(before, Buffer.from(leaf, 'hex')), EMPTY_TREE);
    expect([tree.size, Buffer.from(rootOf(tree), 'base64').toString('hex')]).toEqual([size, root]);
  });

  it('has a head that only the key of the log signs', () => {
    const key = aKey();
    const head = signHead(withLeaf(EMPTY_TREE, 'a'), new Date(AT), key);
    expect(isHeadSigned(head, publicKeyOf(key))).toBe(true);
    expect(isHeadSigned({ ...head, size: 2 }, publicKeyOf(key))).toBe(false);
    expect(isHeadSigned(head, publicKeyOf(aKey()))).toBe(false);
  });
});

describe('keys', () => {
  // RFC 8032, 7.1, test 1.
  const SECRET = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
  const PUBLIC = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex');

  it('are read as PEM and as base64 of 32 bytes, and nothing else', () => {
    const key = readPrivateKey(SECRET.toString('base64'));
    expect(publicKeyOf(key)).toBe(PUBLIC.toString('base64'));
    const pem = newPrivateKey();
    expect(publicKeyOf(readPrivateKey(pem))).toHaveLength(44);
    expect(() => readPrivateKey(SECRET.subarray(1).toString('base64'))).toThrow('32 bytes');
  });

  it('of a trust root are one or more of ops and one of the log', () => {
    const [one, other, log] = [1, 2, 3].map(() => publicKeyOf(aKey()));
    expect(parseTrust(`ops:${one}, ops:${other},log:${log}`)).toEqual({ ops: [one, other], log });
    for (const text of ['', `log:${log}`, `ops:${one}`, `ops:${one},log:${log},log:${log}`, `ops:${one},log:${log},x`])
      expect(parseTrust(text)).toBeNull();
  });
});

describe('signatures of files', () => {
  it('are what browsers verify: Ed25519 over the base of RFC 9421', async () => {
    const key = aKey();
    const bytes = Buffer.from('console.log(1)');
    const files = signFiles(new Map([['a.js', bytes], ['a.png', bytes]]), key); // biome-ignore format: a map
    expect(Object.keys(files)).toEqual(['a.js']);
    const headers = signatureHeaders(files['a.js'] ?? { sha256: '', signature: '' }, publicKeyOf(key));
    const digest = `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;
    const parameters = `("unencoded-digest";sf);keyid="${publicKeyOf(key)}";tag="ed25519-integrity"`;
    expect(headers).toMatchObject({ 'unencoded-digest': digest, 'signature-input': `s=${parameters}` });
    const base = `"unencoded-digest";sf: ${digest}\n"@signature-params": ${parameters}`;
    const raw = Buffer.from(publicKeyOf(key), 'base64');
    const imported = await webcrypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    const signature = Buffer.from(headers.signature?.slice('s=:'.length, -1) ?? '', 'base64');
    expect(await webcrypto.subtle.verify('Ed25519', imported, signature, Buffer.from(base))).toBe(true);
  });
});

describe('the log', () => {
  const [ops, squad, other, night, log] = [aKey(), aKey(), aKey(), aKey(), aKey()];
  const trust = { ops: [publicKeyOf(ops)], log: publicKeyOf(log) };
  const DIGEST = `sha384-${'A'.repeat(64)}`;
  const [OLD, NEW, NEXT] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb', '1.2.0-cccccccc'] as const;
  const register = (role: 'squad' | 'night', key: typeof ops, module?: string) =>
    signEntry('keys', { at: AT, action: 'register', role, key: publicKeyOf(key), ...(module && { module }) }, ops);
  const release = (name: string, key = squad, module = 'mf-a') =>
    signEntry('release', { at: AT, module, release: name, digest: DIGEST, files: {} }, key);
  const live = (name: string, after: number, key = squad) =>
    signEntry('change', { at: AT, module: 'mf-a', after, action: 'activate', release: name, percent: 100 }, key);
  const back = (after: number, to?: string) =>
    signEntry('night', { at: AT, module: 'mf-a', after, action: 'rollback', ...(to && { to }) }, night);
  const START = [register('squad', squad, 'mf-a'), register('squad', other, 'mf-b'), register('night', night)];
  const RELEASED = [...START, release(OLD), release(NEW), release(NEXT), live(OLD, 0), live(NEW, 1)];
  const refusalOf = (...more: LogEntry[]) => replay([...RELEASED, ...more], trust).refusal?.sentence;

  it('says what is live, last good and bad', () => {
    const { state, refusal } = replay([...RELEASED, back(2)], trust);
    expect(refusal).toBeNull();
    expect(state.modules.get('mf-a')).toMatchObject({ revision: 3, channel: { live: OLD }, bad: [NEW] });
    expect(state.releases.get(`mf-a@${NEW}`)).toMatchObject({ digest: DIGEST, key: publicKeyOf(squad), index: 4 });
  });

  it('ends where something does not verify, and says where', () => {
    const forged = { ...live(NEXT, 2), statement: { ...live(NEXT, 2).statement, release: NEXT, percent: 99 } };
    const { state, refusal } = replay([...RELEASED, forged as LogEntry, live(NEXT, 2)], trust);
    expect(refusal).toEqual({ index: 8, sentence: 'The signature is not that of the key over this statement.' });
    expect(state.modules.get('mf-a')?.channel.live).toBe(NEW);
  });

  it.each<[string, LogEntry, RegExp]>([
    ['a key of another module', release('2.0.0-dddddddd', other), /may not release mf-a/],
    ['a change by a key of another module', live(NEXT, 2, other), /may not release mf-a/],
    ['a release that nobody has signed', live('2.0.0-dddddddd', 2), /is not signed/],
    ['the same once more', RELEASED[7] as LogEntry, /in the log already/],
    ['what was decided on another revision', live(NEXT, 1), /changed since/],
    ['another record under a signed name', signEntry('release', { at: AT, module: 'mf-a', release: OLD, digest: DIGEST.replace('AA', 'BB'), files: {} }, squad), /another record/], // biome-ignore format: a row
    ['a night key that makes something new live', back(2, NEXT), /never live, or was called bad/],
    ['a night key in place of a squad', signEntry('night', { ...live(NEXT, 2).statement } as never, night), /Nothing new goes live/], // biome-ignore format: a row
    ['a squad that registers keys', signEntry('keys', { at: AT, action: 'register', role: 'squad', module: 'mf-a', key: publicKeyOf(other) }, squad), /Only a key of ops/], // biome-ignore format: a row
    ['the end of the last key of ops', signEntry('keys', { at: AT, action: 'revoke', role: 'ops', key: publicKeyOf(ops) }, ops), /last key of ops/], // biome-ignore format: a row
  ])('refuses %s', (_case, entry, sentence) => {
    expect(refusalOf(entry)).toMatch(sentence);
  });

  it('takes the steps of a canary at night, to the shares that somebody has signed and no further', () => {
    const plan = { steps: [5, 25], pauseMinutes: 10 };
    const begin = signEntry('change', { ...live(NEXT, 2).statement, percent: 5, ...plan } as never, squad);
    const atNight = (after: number, action: string, more = {}) =>
      signEntry('night', { at: AT, module: 'mf-a', after, action, ...more } as never, night);
    const { state, refusal } = replay([...RELEASED, begin, atNight(3, 'pause'), atNight(4, 'continue')], trust);
    expect([refusal, state.modules.get('mf-a')?.channel.plan?.isPaused]).toEqual([null, false]);
    const stepped = replay([...RELEASED, begin, atNight(3, 'step', { percent: 100 })], trust);
    expect(stepped.state.modules.get('mf-a')?.channel).toMatchObject({ live: NEW, canary: { percent: 25 } });
    expect(refusalOf(begin, atNight(3, 'step'), atNight(4, 'step'))).toBe('release.no_plan');
    expect(refusalOf(begin, atNight(3, 'pause'), atNight(4, 'step'))).toBe('release.no_plan');
    expect(refusalOf(atNight(2, 'step'))).toBe('release.no_plan');
  });

  it('lets nobody go back to a bad release at night, also not by way of what stood in', () => {
    const { refusal } = replay([...RELEASED, back(2), back(3, NEW)], trust);
    expect(refusal?.sentence).toMatch(/called bad/);
  });

  describe('says who owns a path:', () => {
    const theirs = (key: typeof ops) => register('squad', key, 'mf-b');
    const naming = (module: string, name: string, key: typeof ops, ...paths: string[]) =>
      signEntry('release', { at: AT, module, release: name, digest: DIGEST, files: {}, paths }, key);
    const goLive = (module: string, name: string, key: typeof ops) =>
      signEntry('change', { at: AT, module, after: 0, action: 'activate', release: name, percent: 100 }, key);
    const [ROOMS, SAID] = ['/rooms/:', { '/rooms/:': 'mf-a' }];
    const FIRST = [
      register('squad', squad, 'mf-a'),
      theirs(other),
      naming('mf-b', OLD, other, ROOMS, '/rooms/new', '/desks'),
      naming('mf-a', OLD, squad, ROOMS),
      goLive('mf-a', OLD, squad),
      goLive('mf-b', OLD, other),
    ];
    const ownersAfter = (...more: LogEntry[]) => Object.fromEntries(replay([...FIRST, ...more], trust).state.paths);

    it('the first that goes live with it, not who publishes first, nor who asks for one of its addresses', () => {
      expect(ownersAfter()).toEqual({ ...SAID, '/desks': 'mf-b' });
    });

    it('then whoever ops give it to', () => {
      const moved = signEntry('path', { at: AT, path: ROOMS, module: 'mf-b' }, ops);
      expect(ownersAfter(moved)).toEqual({ [ROOMS]: 'mf-b', '/desks': 'mf-b' });
    });

    it('the API only where nobody has signed any of the same addresses', () => {
      const { state } = replay(FIRST, trust);
      const told = { [ROOMS]: 'mf-b', '/rooms/new': 'mf-b', '/old': 'mf-b' };
      expect(ownersOf(state, told)).toEqual({ ...SAID, '/desks': 'mf-b', '/old': 'mf-b' });
      expect(wrongOwners(state, told)).toEqual([
        'The API gives /rooms/: to mf-b; by what was signed it belongs to mf-a.',
        'The API gives /rooms/new to mf-b; by what was signed it belongs to mf-a.',
        'The API gives /desks to nobody; it belongs to mf-b.',
      ]);
      expect(unsignedOwners(state, told)).toEqual([expect.stringContaining('/old belongs to mf-b')]);
    });

    it('who is adopted with it', () => {
      const channel = { live: OLD, lastGood: null, canary: null, isStopped: false };
      const adopted = signEntry('adopt', { at: AT, module: 'mf-c', after: 7, channel }, ops);
      expect(ownersAfter(naming('mf-c', OLD, ops, ROOMS, '/labs'), adopted)).toMatchObject({
        ...SAID,
        '/labs': 'mf-c',
      });
    });
  });

  it('has one text for one value', () => {
    expect(canonicalJson({ b: [{ d: 1, c: 'ü' }], a: null })).toBe('{"a":null,"b":[{"c":"ü","d":1}]}');
  });
});
