const ACCOUNT_PATHS = ['/sign-in', '/sign-up', '/create-profile'];

/**
 * The address, in `?next=`, of what the person wanted to do when they were sent to make a profile; `null` without one. It
 * comes from a link that anybody may have written, so that only a path of this origin counts, judged as the browser would
 * read it.
 */
export function returnPathOf(search: string, origin: string): string | null {
  const asked = new URLSearchParams(search).get('next');
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return null;
  const url = new URL(asked, origin);
  // "/.//host" is of this origin, yet its normalised path would be read as another host by whoever navigates to it.
  if (url.origin !== origin || url.pathname.startsWith('//') || ACCOUNT_PATHS.includes(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
