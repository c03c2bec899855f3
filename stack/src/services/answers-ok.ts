const LONGEST_ANSWER_MS = 2_000;

/** @returns whether this address answers with success; not when nothing listens there yet */
export async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // The caller asks again.
    return false;
  }
}
