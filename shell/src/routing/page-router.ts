import {
  type DataRouteMatch,
  type DataRouteObject,
  type DataRouter,
  type Location,
  matchRoutes,
  type NavigationType,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  resolvePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import { createLeaveQuestions } from './leave-questions.ts';
import { firstState } from './router-state.ts';
import { createScrollMemory } from './scroll-memory.ts';

/** The library's own, of a browser or in memory. */
type History = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'location' | 'push' | 'replace' | 'go' | 'listen' | 'createHref' | 'createURL' | 'encodeLocation'
>;

interface Options {
  history: History;
  routes: DataRouteObject[];
  /** What moving on to another page waits for, if anything. With `false` it is another document's affair. */
  beforeOpening: (page: DataRouteObject | undefined, step: Step) => Promise<boolean> | undefined;
}

export interface Step {
  /** Whole address. */
  href: string;
  isReplacing: boolean;
}

/**
 * A router for `RouterProvider` and all hooks of the library, without what only loaders, actions and fetchers need, which is most
 * of the library's own (ADR 44). A path that does not begin with a slash is taken from the address, not from the route.
 */
export function createPageRouter({ history, routes, beforeOpening }: Options): DataRouter {
  const subscribers = new Set<RouterSubscriber>();
  const questions = createLeaveQuestions((blockers) => update({ blockers }));
  const scroll = createScrollMemory();
  let state = firstState(history.location, matchesAt(history.location));
  let newestTurn = 0;
  /** Told when the step that undoes a Back has been taken. */
  let onUndone: (() => void) | undefined;

  function matchesAt(location: Location): DataRouteMatch[] {
    return matchRoutes(routes, location) ?? [];
  }

  function update(change: Partial<RouterState>): void {
    state = { ...state, ...change };
    for (const tell of [...subscribers]) tell(state, NOTHING_ELSE);
  }

  async function open(historyAction: NavigationType, location: Location, preventScrollReset = false): Promise<void> {
    newestTurn += 1;
    const turn = newestTurn;
    scroll.keep(state.location);
    const matches = matchesAt(location);
    const step = { href: history.createURL(location).href, isReplacing: historyAction === 'REPLACE' };
    const wait = isSamePage(matches, state.matches) ? undefined : beforeOpening(matches.at(-1)?.route, step);
    // What waits for nothing is in the address at once, for who reads it there.
    if (wait && (!(await wait) || turn !== newestTurn)) return;
    if (historyAction === 'PUSH') history.push(location, location.state);
    if (historyAction === 'REPLACE') history.replace(location, location.state);
    const restoreScrollPosition = scroll.of(location);
    const blockers = questions.settled();
    update({ historyAction, location, matches, preventScrollReset, restoreScrollPosition, blockers });
  }

  function locationOf(to: To, locationState: unknown): Location {
    const path = resolvePath(to, state.location.pathname);
    const isOurs = history.createURL(path).origin === history.createURL('/').origin;
    if (!isOurs) throw new Error('A path of ours is needed.');
    return { ...path, ...history.encodeLocation(path), state: locationState ?? null, key: randomKey() };
  }

  async function navigate(to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    const nextLocation = locationOf(to ?? '', options.state);
    const historyAction = (options.replace ? 'REPLACE' : 'PUSH') as NavigationType;
    const step = { currentLocation: state.location, nextLocation, historyAction };
    if (questions.hold(step, () => void navigate(to, options))) return;
    await open(historyAction, nextLocation, options.preventScrollReset);
  }

  /** The address has changed already, so that a Back that is held is undone first. */
  function onStep({ action, location, delta }: { action: string; location: Location; delta: number | null }): void {
    if (onUndone) {
      onUndone();
      onUndone = undefined;
      return;
    }
    const historyAction = action as NavigationType;
    let tellUndone = () => {};
    const undone = new Promise<void>((resolve) => {
      tellUndone = resolve;
    });
    const step = { currentLocation: state.location, nextLocation: location, historyAction };
    const isHeld = delta !== null && questions.hold(step, () => void undone.then(() => history.go(delta)));
    if (!isHeld) return void open(historyAction, location);
    onUndone = tellUndone;
    history.go(-delta);
  }

  history.listen(onStep as Parameters<History['listen']>[0]);
  const router = {
    get state() {
      return state;
    },
    get routes() {
      return routes;
    },
    basename: '/',
    future: {},
    manifest: {},
    subscribe(tell: RouterSubscriber) {
      subscribers.add(tell);
      return () => void subscribers.delete(tell);
    },
    navigate,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    enableScrollRestoration: scroll.enable,
    getBlocker: questions.add,
    deleteBlocker: questions.remove,
  };
  return router as unknown as DataRouter;
}

const NOTHING_ELSE = { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false };

function isSamePage(one: DataRouteMatch[], other: DataRouteMatch[]): boolean {
  return one.at(-1)?.pathname === other.at(-1)?.pathname;
}

function randomKey(): string {
  return crypto.randomUUID().slice(0, 8);
}
