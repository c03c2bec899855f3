/** Three refreshes missed, as after a machine has slept. */
const TOO_OLD_MS = 30_000;

/** Whether what is shown may no longer be true. */
export function isStale(query: { isRefetchError: boolean; dataUpdatedAt: number }, now: number): boolean {
  return query.isRefetchError || now - query.dataUpdatedAt > TOO_OLD_MS;
}
