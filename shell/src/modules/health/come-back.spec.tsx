import { refreshRegistry } from '../registry/page-registry.ts';
import { aRegistry, aRelease, inlineHostDocument } from '../testing/a-release.ts';
import { fakeEdge } from '../testing/fake-edge.ts';
import { comeBack } from './come-back.ts';
import { withoutSetAside } from './set-aside.ts';

let reloads = 0;

beforeAll(() => inlineHostDocument(aRegistry([])));

beforeEach(() => {
  reloads = 0;
  sessionStorage.clear();
});

async function breakPage(candidates = [aRelease(), aRelease()]) {
  const edge = fakeEdge(aRegistry(candidates));
  await refreshRegistry();
  const [live = aRelease()] = candidates;
  const meet = () =>
    comeBack(live, 'page', () => {
      reloads += 1;
    });
  meet();
  return { candidates, edge, meet };
}

test('a page that was broken is loaded again once, and from then on has the last good release', async () => {
  const { candidates, meet } = await breakPage();
  expect(withoutSetAside(candidates)).toEqual(candidates.slice(1));
  meet();
  expect(reloads).toBe(1);
});

test('a page for which there is nothing else stays', async () => {
  const { candidates } = await breakPage([aRelease()]);
  expect(reloads).toBe(0);
  expect(withoutSetAside(candidates)).toEqual(candidates);
});

test('a page in which somebody has written something stays, and the next one has the last good release', async () => {
  const keep = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', keep);
  const { candidates } = await breakPage();
  window.removeEventListener('beforeunload', keep);
  expect(reloads).toBe(0);
  expect(withoutSetAside(candidates)).toEqual(candidates.slice(1));
});

test('a page whose browser keeps no notes stays, as it would never end', async () => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new Error('No room.');
  };
  await breakPage();
  Storage.prototype.setItem = setItem;
  expect(reloads).toBe(0);
});

test('a preview is shown for what it is', async () => {
  const tried = aRelease();
  const preview = { module: tried.module, release: tried.release, expiresAt: '2026-05-03T14:30:00Z' };
  fakeEdge(aRegistry([tried, aRelease()], { preview }));
  inlineHostDocument(aRegistry([tried, aRelease()], { preview }));
  const edge = fakeEdge(aRegistry([tried, aRelease()], { preview }));
  await refreshRegistry();
  comeBack(tried, 'page', () => {
    reloads += 1;
  });
  expect(reloads).toBe(0);
  expect(edge.reports).toEqual([]);
});
