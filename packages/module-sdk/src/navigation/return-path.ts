import { useLocation } from 'react-router-dom';

const HOME = '/';
const RETURN_PARAMETER = 'next';
const VISITOR_PATHS = ['/sign-in', '/sign-up', '/forgot-password'] as const;

/** A page for visitors, which redirects once they are signed in. */
export type VisitorPath = (typeof VISITOR_PATHS)[number];

/** The address of a page that comes first and then returns to `wanted`, a path with its query: `/create-profile?next=%2Fexplore`. */
export function withReturnPath(path: VisitorPath | '/create-profile', wanted: string): string {
  return wanted === HOME ? path : `${path}?${RETURN_PARAMETER}=${encodeURIComponent(wanted)}`;
}

/** The path that this page returns to once it is done: that of {@link withReturnPath}, or else `otherwise`. */
export function useReturnPath(otherwise = HOME): string {
  return returnPathOf(useLocation().search, window.location.origin) ?? otherwise;
}

/** Anybody may have written the link with this parameter, so only a path of this origin counts, parsed as the browser would. */
export function returnPathOf(search: string, origin: string): string | null {
  const asked = new URLSearchParams(search).get(RETURN_PARAMETER);
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return null;
  const url = new URL(asked, origin);
  // "/.//host" is of this origin, yet its normalised path would be read as another host when it is navigated to.
  if (url.origin !== origin || url.pathname.startsWith('//') || isVisitorPath(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

function isVisitorPath(path: string): boolean {
  return VISITOR_PATHS.some((one) => one === path);
}
