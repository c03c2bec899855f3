import { use } from 'react';
import {
  createSearchParams,
  type SetURLSearchParams,
  UNSAFE_DataRouterContext,
  useSearchParams as useDrawnSearchParams,
  useLocation,
} from 'react-router-dom';

/**
 * React Router's, with a setter that knows the address as it is and not as it was drawn last: a drawing waits for the lazy
 * parts of what it shows, and a timer that fires meanwhile would take back what a person has pressed. A function is given
 * what is in the address now, and nothing is set once the person has left for another page.
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
