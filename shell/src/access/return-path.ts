const HOME = '/';
const RETURN_PARAMETER = 'next';
const ACCOUNT_PATHS = ['/sign-in', '/sign-up'];

/** The address of a page for visitors that afterwards leads on to where the person wanted to go. */
export function withReturnPath(path: '/sign-in' | '/sign-up', asked: string): string {
  return asked === HOME ? path : `${path}?${RETURN_PARAMETER}=${encodeURIComponent(asked)}`;
}

/**
 * The page that was asked for before signing in, else `/`. The parameter comes from a link that anybody may have
 * written, so that only a path of this origin counts, judged as the browser would read it.
 */
export function returnPathOf(search: string, origin: string): string {
  const asked = new URLSearchParams(search).get(RETURN_PARAMETER);
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return HOME;
  const url = new URL(asked, origin);
  // "/.//host" is of this origin, yet its normalised path would be read as another host by whoever navigates to it.
  if (url.origin !== origin || url.pathname.startsWith('//') || ACCOUNT_PATHS.includes(url.pathname)) return HOME;
  return url.pathname + url.search + url.hash;
}
