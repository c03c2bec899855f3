import { step } from '#bin/progress.mjs';
import { parseSettings } from './settings.ts';
import { Stack } from './stack.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { welcome } from './welcome.ts';

/**
 * `npm start`, once everything is installed and built. Returns when the stack is up; it then runs until it is stopped.
 *
 * @throws Failure with one sentence
 */
export async function run(args: string[], environment: Record<string, string | undefined>): Promise<void> {
  const stack = new Stack({
    ...parseSettings(args, environment),
    hasDemoData: true,
    step,
    listener: {
      crashed: (sentence) => console.error(`\n${sentence}`),
      gaveUp: (sentence) => {
        console.error(`\n${sentence}`);
        void stack.stop().finally(() => process.exit(1));
      },
    },
  });
  stopOnSignals(stack);
  await stack.start();
  if (!stack.isStopping) console.log(await welcome(stack));
}
