/** Does the same with each entry, at most `limit` at a time. What fails first is thrown, and nothing new is begun after it. */
export async function forEachConcurrently<Entry>(
  entries: Iterable<Entry>,
  limit: number,
  work: (entry: Entry) => Promise<unknown>,
): Promise<void> {
  // A loop that throws ends the generator, and with it the loops of all.
  const queue = (function* () {
    yield* entries;
  })();
  const runNext = async () => {
    for (const entry of queue) await work(entry);
  };
  const results = await Promise.allSettled(Array.from({ length: limit }, runNext));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
