type Hold = () => Promise<unknown>;

/** Stands in for `navigator.locks`, which Node 20, 22 and jsdom lack: one holder by name, and the next in turn when it lets go. */
export function standInForLocks(): void {
  const turns = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: { signal: AbortSignal }, hold: Hold) => {
    const before = turns.get(name) ?? Promise.resolve();
    const own = before.then(() => (signal.aborted ? undefined : hold()));
    turns.set(
      name,
      own.catch(() => undefined),
    );
    return own;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
