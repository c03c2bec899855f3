import { use } from 'react';
import {
  createSearchParams,
  type SetURLSearchParams,
  UNSAFE_DataRouterContext,
  useSearchParams as useDrawnSearchParams,
  useLocation,
} from 'react-router-dom';

/**
 * React Router's `useSearchParams`, with a setter that reads the current address and not the one of the last render. A render
 * waits for lazy parts of the page, and a timer that fires meanwhile would undo what a person has pressed. Nothing is set once
 * the person has left for another page.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [drawn, setSearchParams] = useDrawnSearchParams();
  const { pathname } = useLocation();
  const router = use(UNSAFE_DataRouterContext)?.router;

  return [
    drawn,
    (next, options) => {
      const now = router?.state.location;
      if (now && now.pathname !== pathname) return;
      const inAddress = now ? new URLSearchParams(now.search) : drawn;
      const chosen = createSearchParams(typeof next === 'function' ? next(new URLSearchParams(inAddress)) : next);
      // What the address says already is no step that Back would have to undo.
      if (String(chosen) !== String(inAddress) || options?.state !== undefined) setSearchParams(chosen, options);
    },
  ];
}
