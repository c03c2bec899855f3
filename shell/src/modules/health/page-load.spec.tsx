import { jest } from '@jest/globals';
import { aRegistry, aRelease, inlineHostDocument } from '../testing/a-release.ts';
import { nameOf } from './set-aside.ts';

const release = aRelease();
const HUNG = [nameOf(release)];

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  inlineHostDocument(aRegistry([release]));
});

afterEach(() => jest.useRealTimers());

/** As if a page had just been loaded in this tab, by a browser that tells of navigations. */
async function aPage() {
  jest.resetModules();
  const navigation = new EventTarget();
  Reflect.set(window, 'navigation', navigation);
  const { begin, findHung, watchLeaving } = await import('./page-load.ts');
  const hung = findHung();
  watchLeaving();
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const leaveItself = (userInitiated = false) => {
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { userInitiated, destination: {} }));
    leave();
  };
  return { begin: () => begin(release), hung, leave, leaveItself };
}
const hungBefore = async () => (await aPage()).hung;

describe('a release on which a page load', () => {
  it('never came to rest is found by the next one, and by that one only', async () => {
    const { begin } = await aPage();
    begin();
    expect(await hungBefore()).toEqual(HUNG);
    expect(await hungBefore()).toEqual([]);
  });

  it('came to rest is not found', async () => {
    const end = (await aPage()).begin();
    end();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await hungBefore()).toEqual([]);
  });

  it('was done, and then hung at once, is found', async () => {
    const end = (await aPage()).begin();
    end();
    await jest.advanceTimersByTimeAsync(900);
    expect(await hungBefore()).toEqual(HUNG);
  });

  it('was left early is not found', async () => {
    const { begin, leave } = await aPage();
    begin();
    await jest.advanceTimersByTimeAsync(4_900);
    leave();
    expect(await hungBefore()).toEqual([]);
  });

  it('was left after a wait that nobody should have is found', async () => {
    const { begin, leave } = await aPage();
    begin();
    await jest.advanceTimersByTimeAsync(5_000);
    leave();
    expect(await hungBefore()).toEqual(HUNG);
  });

  it('was left while many parts of it were opened, each of them early, is not found', async () => {
    const { begin, leave } = await aPage();
    for (const _part of [1, 2, 3]) {
      begin();
      await jest.advanceTimersByTimeAsync(4_000);
    }
    leave();
    expect(await hungBefore()).toEqual([]);
  });

  it('was ended while nobody looked at it is not found', async () => {
    (await aPage()).begin();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    expect(await hungBefore()).toEqual([]);
  });

  it('leaves itself is found the third time in a row', async () => {
    const found: string[][] = [];
    for (const _visit of [1, 2, 3, 4]) {
      const { begin, hung, leaveItself } = await aPage();
      found.push(hung);
      begin();
      leaveItself();
    }
    expect(found).toEqual([[], [], [], HUNG]);
  });

  it('is left by a link, however often and fast, is not found', async () => {
    for (const _visit of [1, 2, 3, 4]) {
      const { begin, leaveItself } = await aPage();
      begin();
      leaveItself(true);
    }
    expect(await hungBefore()).toEqual([]);
  });
});
