/** Gives the ID token of the signed-in person, or `null`. `isForced` asks the provider for a fresh one. */
export type TokenSource = (isForced: boolean) => Promise<string | null>;

let source: TokenSource = async () => null;

/** For the shell only: where tokens come from. */
export function setTokenSource(next: TokenSource): void {
  source = next;
}

export function readToken(isForced = false): Promise<string | null> {
  return source(isForced);
}
