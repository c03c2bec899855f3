import {
  type DataRouteMatch,
  IDLE_NAVIGATION,
  type Location,
  type NavigationType,
  type RouterState,
} from 'react-router-dom';

/** Of a page that the document may have drawn already: it stays where it is scrolled to. */
export function firstState(location: Location, matches: DataRouteMatch[]): RouterState {
  return {
    historyAction: 'POP' as NavigationType,
    location,
    matches,
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}
