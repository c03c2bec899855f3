import type { ReleaseRecord } from '@crewdeck/releases';
import type { Live, LiveModule } from '../releases/live-releases.ts';
import { aRecord, HOST } from '../testing/a-release.ts';
import type { Visitor } from '../visitor/visitor.ts';
import { isAllStopped, pageRegistry, releasesFor, shellFor } from './choose-releases.ts';

const live = aRecord('mf-explore', 'aaaaaaaa');
const lastGood = aRecord('mf-explore', 'bbbbbbbb');
const canary = aRecord('mf-explore', 'cccccccc');
const tried = aRecord('mf-explore', 'dddddddd');
const tooNew = { requires: { sdk: '^2.0.0', contract: '^1.0.0', federation: '^2.9.2' } };
const shell = { ...aRecord('shell', '00000000'), host: HOST };

const somebody: Visitor = { canaryId: null, preview: null, setCookies: [] };
const inCanary: Visitor = { ...somebody, canaryId: 'AAAAAAAAAAAAAAAAAAAAAA' };
const previewing = (record: ReleaseRecord): Visitor => ({
  ...somebody,
  preview: { module: record.module, release: `1.0.0-${record.hash}`, expiresAt: '2026-11-21T13:00:00.000Z', record },
});

const aModule = (changes: Partial<LiveModule>): LiveModule => ({
  live,
  lastGood: null,
  canary: null,
  isStopped: false,
  ...changes,
});

const liveWith = (changes: Partial<LiveModule>): Live => ({
  revision: 3,
  owners: {},
  endedPreviews: new Set(),
  modules: new Map([
    ['shell', aModule({ live: shell })],
    ['mf-explore', aModule(changes)],
  ]),
});

/** Hashes of what a browser tries, in order. */
function candidates(changes: Partial<LiveModule>, visitor = somebody): string[] {
  const registry = pageRegistry(3, releasesFor(liveWith(changes), visitor, shell), visitor);
  return registry.modules['mf-explore']?.candidates.map(({ release }) => release.slice(-8)) ?? ['no module'];
}

describe('the releases that a page tries of a module', () => {
  it('are the live one, then the last good one', () => {
    expect(candidates({})).toEqual(['aaaaaaaa']);
    expect(candidates({ lastGood })).toEqual(['aaaaaaaa', 'bbbbbbbb']);
  });

  it('name no release twice', () => {
    expect(candidates({ lastGood: live })).toEqual(['aaaaaaaa']);
  });

  it('begin with the canary in a browser of its share, and in no other', () => {
    const everybody = { canary: { record: canary, percent: 100 }, lastGood };
    expect(candidates(everybody, inCanary)).toEqual(['cccccccc', 'aaaaaaaa', 'bbbbbbbb']);
    expect(candidates(everybody)).toEqual(['aaaaaaaa', 'bbbbbbbb']);
    expect(candidates({ canary: { record: canary, percent: 0.01 } }, inCanary)).toEqual(['aaaaaaaa']);
  });

  it('are only those that fit the shell of this page', () => {
    expect(candidates({ live: aRecord('mf-explore', 'eeeeeeee', tooNew), lastGood })).toEqual(['bbbbbbbb']);
    expect(candidates({ lastGood: aRecord('mf-explore', 'eeeeeeee', { pages: {} }) })).toEqual(['aaaaaaaa']);
  });

  it('are none when the module is stopped', () => {
    const registry = pageRegistry(3, releasesFor(liveWith({ isStopped: true, lastGood }), inCanary, shell), inCanary);
    expect(registry.modules['mf-explore']).toEqual({ candidates: [], isStopped: true });
  });

  it('are the tried one alone in a preview, stopped or not, fitting or not', () => {
    expect(candidates({ lastGood, isStopped: true }, previewing(tried))).toEqual(['dddddddd']);
    expect(candidates({ lastGood }, previewing(aRecord('mf-explore', 'eeeeeeee', tooNew)))).toEqual(['eeeeeeee']);
  });

  it('are there in a preview of a module that nothing is live of', () => {
    const visitor = previewing(aRecord('mf-new', 'ffffffff'));
    const { modules, preview } = pageRegistry(3, releasesFor(liveWith({}), visitor, shell), visitor);
    expect(Object.keys(modules)).toEqual(['mf-explore', 'mf-new']);
    expect(preview).toEqual({ module: 'mf-new', release: '1.0.0-ffffffff', expiresAt: '2026-11-21T13:00:00.000Z' });
  });
});

describe('what a page finds of a module besides', () => {
  const route = (path: string) => ({ path, page: 'explore', access: 'open' as const, title: path });
  const link = (path: string) => ({ label: path, path, menu: 'explore' as const });
  const routes = [route('/crews'), route('/crews/:id'), route('/explore/teams/:name'), route('/taken')];
  const navigation = [link('/crews'), link('/taken')];
  const bringing = (hash: string) =>
    aRecord('mf-explore', hash, { places: { routes, navigation, uses: [], calls: [] } });
  const brings = bringing('abababab');
  const owners = {
    '/crews': 'mf-explore',
    '/crews/:': 'mf-explore',
    '/explore/teams/:': 'mf-explore',
    '/taken': 'mf-b',
  };
  const placesIn = (changes: Partial<LiveModule>, visitor = somebody, known: Live['owners'] = owners) => {
    const releases = releasesFor({ ...liveWith(changes), owners: known }, visitor, shell);
    return pageRegistry(3, releases, visitor).modules['mf-explore']?.places;
  };
  const shown = { routes: [route('/crews'), route('/crews/:id')], navigation: [link('/crews')] };

  it('is the routes whose addresses the module owns and the shell has not, and the links to them', () => {
    expect(placesIn({ live: brings })).toEqual(shown);
    expect(placesIn({ live: brings }, somebody, {})).toBeUndefined();
    expect(placesIn({})).toBeUndefined();
  });

  it('comes with the first candidate, and stays when the module is stopped', () => {
    expect(placesIn({ canary: { record: brings, percent: 100 } }, inCanary)).toEqual(shown);
    expect(placesIn({ canary: { record: brings, percent: 100 } })).toBeUndefined();
    expect(placesIn({ live: brings, isStopped: true })).toEqual(shown);
  });

  it('is shown to who tries a release before it owns anything, but for what is another’s', () => {
    expect(placesIn({}, previewing(brings), { '/taken': 'mf-b' })).toEqual(shown);
  });
});

describe('the shell of a page', () => {
  const other = aRecord('shell', '11111111');
  const liveShell = (changes: Partial<LiveModule>): Live => ({
    revision: 3,
    owners: {},
    endedPreviews: new Set(),
    modules: new Map([['shell', aModule({ live: shell, ...changes })]]),
  });

  it('is the live one, the canary in its share, or the one that is tried', () => {
    expect(shellFor(liveShell({}), somebody)?.hash).toBe('00000000');
    expect(shellFor(liveShell({ canary: { record: other, percent: 100 } }), inCanary)?.hash).toBe('11111111');
    expect(shellFor(liveShell({}), previewing(other))?.hash).toBe('11111111');
  });

  it('is the last good one while the live one can not be read, and none without either', () => {
    expect(shellFor(liveShell({ live: null, lastGood: other }), somebody)?.hash).toBe('11111111');
    expect(shellFor(liveShell({ live: null }), somebody)).toBeNull();
  });

  it('is stopped for everybody but who tries another one', () => {
    expect(isAllStopped(liveShell({ isStopped: true }), somebody)).toBe(true);
    expect(isAllStopped(liveShell({ isStopped: true }), previewing(other))).toBe(false);
  });
});
