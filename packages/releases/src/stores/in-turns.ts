/** Does the same with each entry, some at once. What fails first is thrown, and nothing new is begun after it. */
export async function inTurns<Entry>(
  entries: Iterable<Entry>,
  atOnce: number,
  work: (entry: Entry) => Promise<unknown>,
): Promise<void> {
  const waiting = [...entries].reverse();
  const runNext = async () => {
    for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) await work(entry);
  };
  const runners = Array.from({ length: atOnce }, () =>
    runNext().catch((error: unknown) => {
      waiting.length = 0;
      throw error;
    }),
  );
  const results = await Promise.allSettled(runners);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
