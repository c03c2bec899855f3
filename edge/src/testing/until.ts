import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until something is so. The limit is for what hangs, not a measure. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + 20_000;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error('It never came to be so.');
    await sleep(10);
  }
}
