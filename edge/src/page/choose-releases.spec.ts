import type { ReleaseRecord } from '@crewdeck/releases';
import type { Live, LiveModule } from '../releases/live-releases.ts';
import { aRecord, aRoute, HOST, thePlaces } from '../testing/a-release.ts';
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
  });

  it('are none when the module is stopped', () => {
    const registry = pageRegistry(3, releasesFor(liveWith({ isStopped: true, lastGood }), inCanary, shell), inCanary);
    expect(registry.modules['mf-explore']).toMatchObject({ candidates: [], isStopped: true });
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

describe('what a module adds to a page', () => {
  const link = { label: 'Crews', path: '/crews', menu: 'explore' as const };
  const uses = { 'mf-invites/invite-dialog': '^1.0.0' };
  const route = aRoute('/crews', { lead: 'All of them', width: 'wide' });
  const places = thePlaces([{ ...route, firstCall: '/api/users' }], { links: [link], uses, calls: ['GET /api/users'] });
  const brings = aRecord('mf-explore', 'abababab', { places });
  const shown = { routes: [route], links: [link], uses };
  const placesIn = (changes: Partial<LiveModule>, visitor = somebody) =>
    pageRegistry(3, releasesFor(liveWith(changes), visitor, shell), visitor).modules['mf-explore']?.places;

  it('is the routes, links and used widgets of its first candidate', () => {
    expect(placesIn({ live: brings })).toEqual(shown);
    expect(placesIn({ canary: { record: brings, percent: 100 } }, inCanary)).toEqual(shown);
    expect(placesIn({ canary: { record: brings, percent: 100 } })).not.toEqual(shown);
    expect(placesIn({}, previewing(brings))).toEqual(shown);
  });

  it('stays when it is stopped, so that its pages say so', () => {
    expect(placesIn({ live: brings, isStopped: true })).toEqual(shown);
  });
});

describe('the shell of a page', () => {
  const other = aRecord('shell', '11111111');
  const liveShell = (changes: Partial<LiveModule>): Live => ({
    revision: 3,
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
