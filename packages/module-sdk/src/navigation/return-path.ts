import { useLocation } from 'react-router-dom';

const HOME = '/';
const RETURN_PARAMETER = 'next';
const VISITOR_PATHS = ['/sign-in', '/sign-up', '/forgot-password'] as const;

/** A page for visitors, which leads on once they are signed in. */
export type VisitorPath = (typeof VISITOR_PATHS)[number];

/**
 * The address of a page that stands in somebody's way, and afterwards leads on to `wanted`, a path of ours with its query:
 * `/create-profile?next=%2Fexplore`.
 */
export function withReturnPath(path: VisitorPath | '/create-profile', wanted: string): string {
  return wanted === HOME ? path : `${path}?${RETURN_PARAMETER}=${encodeURIComponent(wanted)}`;
}

/** The path that the page shown now leads on to once it is done: what was asked for ({@link withReturnPath}), or else `otherwise`. */
export function useReturnPath(otherwise = HOME): string {
  return returnPathOf(useLocation().search, window.location.origin) ?? otherwise;
}

/**
 * The parameter comes from a link that anybody may have written, so that only a path of this origin counts, judged as the
 * browser would read it.
 */
export function returnPathOf(search: string, origin: string): string | null {
  const asked = new URLSearchParams(search).get(RETURN_PARAMETER);
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return null;
  const url = new URL(asked, origin);
  // "/.//host" is of this origin, yet its normalised path would be read as another host by whoever navigates to it.
  if (url.origin !== origin || url.pathname.startsWith('//') || isVisitorPath(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

function isVisitorPath(path: string): boolean {
  return VISITOR_PATHS.some((one) => one === path);
}
