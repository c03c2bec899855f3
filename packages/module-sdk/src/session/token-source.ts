/**
 * Gives the ID token of the signed-in person, or `null` when nobody is signed in (any more). `isForced` asks the provider
 * for a fresh one. Rejects when the provider can't be reached.
 */
export type TokenSource = (isForced: boolean) => Promise<string | null>;

let source: TokenSource = async () => null;
let refreshing: Promise<string | null> | null = null;

/** For the shell only: sets where tokens come from. */
export function setTokenSource(next: TokenSource): void {
  source = next;
}

export function readToken(): Promise<string | null> {
  return source(false);
}

/** A new token in place of a refused one. Calls that are refused together share one request. */
export function readFreshToken(): Promise<string | null> {
  refreshing ??= source(true).finally(() => {
    refreshing = null;
  });
  return refreshing;
}
