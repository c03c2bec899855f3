/**
 * Gives the ID token of the signed-in person, or `null` when nobody is signed in (any more). `isForced` asks the provider
 * for a fresh one. Rejects when the provider can't be reached.
 */
export type TokenSource = (isForced: boolean) => Promise<string | null>;

let source: TokenSource = async () => null;
let refreshing: Promise<string | null> | null = null;

/** For the shell only: where tokens come from. */
export function setTokenSource(next: TokenSource): void {
  source = next;
}

export function readToken(): Promise<string | null> {
  return source(false);
}

/** A token in place of one that was refused. Calls that were refused together share one question to the provider. */
export function readFreshToken(): Promise<string | null> {
  refreshing ??= source(true).finally(() => {
    refreshing = null;
  });
  return refreshing;
}
