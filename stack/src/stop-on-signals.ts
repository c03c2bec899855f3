import { INTERRUPTED_EXIT_CODE } from '#bin/failure.mjs';
import type { Stack } from './stack.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One Ctrl-C arrives twice under npm: from the terminal, and passed on by npm. */
const SAME_KEYPRESS_MS = 1_000;

/** The first signal stops the stack in order, a second one at once. */
export function stopOnSignals(stack: Stack): void {
  let firstAt: number | null = null;
  const handle = () => {
    if (firstAt === null) {
      firstAt = performance.now();
      console.log('\nStopping …');
      void stack.stop().then(() => process.exit(0));
    } else if (performance.now() - firstAt > SAME_KEYPRESS_MS) {
      void stack.kill().then(() => process.exit(INTERRUPTED_EXIT_CODE));
    }
  };
  for (const signal of SIGNALS) process.on(signal, handle);
}
