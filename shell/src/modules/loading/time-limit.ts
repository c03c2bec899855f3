/** Something took longer than it was given. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** @throws TimeLimitError with `message` when `promise` takes longer than `milliseconds`. */
export async function withTimeLimit<T>(promise: Promise<T>, milliseconds: number, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(message)), milliseconds);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
