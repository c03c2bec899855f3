interface Address {
  pathname: string;
  search: string;
}

/** The way to sign in that leads back here afterwards. */
export function signInPath({ pathname, search }: Address): string {
  return `/sign-in?next=${encodeURIComponent(pathname + search)}`;
}
