import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { aRegistry, aRelease, inlineHostDocument } from '../testing/a-release.ts';
import { fakeEdge } from '../testing/fake-edge.ts';
import {
  FRESH_MS,
  keepRegistryFresh,
  LONGEST_WAIT_MS,
  REFRESH_INTERVAL_MS,
  refreshBeforeNavigation,
  registryForNavigation,
} from './keep-registry-fresh.ts';
import { isPreviewed, originFor, readModule, refreshRegistry, usePreview } from './page-registry.ts';

let edge: ReturnType<typeof fakeEdge>;

beforeAll(() => inlineHostDocument(aRegistry([])));

beforeEach(async () => {
  jest.useFakeTimers({ advanceTimers: true });
  edge = fakeEdge(aRegistry([aRelease()]));
  await refreshRegistry();
  edge.requests.length = 0;
});

afterEach(() => jest.useRealTimers());

const known = () => readModule('mf-explore').candidates;
const look = (visibility: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('what is known to be live', () => {
  it('is asked for once, however many ask at the same time', async () => {
    await Promise.all([refreshRegistry(), refreshRegistry()]);
    expect(edge.requests).toHaveLength(1);
  });

  it('stays while the edge can not be reached, or answers with something else', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const before = known();
    edge.registry = 'Sign in to the WiFi' as never;
    await refreshRegistry();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await refreshRegistry();
    expect(known()).toEqual(before);
  });

  it('is nothing for a module that was never published', () => {
    expect(readModule('mf-unheard-of')).toEqual({ candidates: [], isStopped: false });
  });

  it('lets the code of a module come from a development server where this browser tries that, and no other', async () => {
    const { module, release } = aRelease();
    const origin = 'http://127.0.0.1:4000';
    edge.registry = aRegistry([], { preview: { module, release, origin, expiresAt: '2026-05-03T14:30:00Z' } });
    await refreshRegistry();
    expect([originFor(module), originFor('mf-other')]).toEqual([origin, window.location.origin]);
    edge.registry = aRegistry([], { preview: null });
    await refreshRegistry();
    expect(originFor(module)).toBe(window.location.origin);
  });

  it('tells of a preview that begins and ends, and remembers its release', async () => {
    const release = aRelease();
    const preview = { module: release.module, release: release.release, expiresAt: '2026-05-03T14:30:00Z' };
    const { result } = renderHook(usePreview);
    expect(result.current).toBeNull();
    edge.registry = aRegistry([release], { preview });
    await act(refreshRegistry);
    const shown = result.current;
    expect(shown).toEqual(preview);
    await act(refreshRegistry);
    expect(result.current).toBe(shown);
    edge.registry = aRegistry([]);
    await act(refreshRegistry);
    expect(result.current).toBeNull();
    expect(isPreviewed(release)).toBe(true);
  });
});

describe('a page that is open', () => {
  it('asks every 30 seconds while somebody looks at it, and at once when they come back', async () => {
    look('visible');
    const stop = keepRegistryFresh();
    await jest.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS);
    expect(edge.requests).toHaveLength(1);
    look('hidden');
    await jest.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS * 3);
    expect(edge.requests).toHaveLength(1);
    look('visible');
    expect(edge.requests).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    stop();
    await jest.advanceTimersByTimeAsync(REFRESH_INTERVAL_MS * 3);
    expect(edge.requests).toHaveLength(2);
  });

  it('asks ahead when a link is pointed at, unless it has just heard', async () => {
    refreshBeforeNavigation();
    expect(edge.requests).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(FRESH_MS + 1);
    refreshBeforeNavigation();
    expect(edge.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
  });
});

describe('opening a page', () => {
  it('waits for nothing when the edge was heard in the last second', async () => {
    await registryForNavigation();
    expect(edge.requests).toHaveLength(0);
  });

  it('takes what went live meanwhile', async () => {
    await jest.advanceTimersByTimeAsync(FRESH_MS + 1);
    edge.registry = aRegistry([aRelease()]);
    const opening = registryForNavigation();
    await jest.advanceTimersByTimeAsync(1);
    await opening;
    expect(known()).toEqual(edge.registry.modules['mf-explore']?.candidates);
  });

  it('goes on after 300 ms with what it knows, and takes the answer when it comes', async () => {
    await jest.advanceTimersByTimeAsync(FRESH_MS + 1);
    const before = known();
    edge.registry = aRegistry([aRelease()]);
    edge.delayMs = 4_000;
    const opening = registryForNavigation();
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
    await opening;
    expect(known()).toEqual(before);
    await jest.advanceTimersByTimeAsync(edge.delayMs);
    expect(known()).not.toEqual(before);
  });
});
