import { INTERRUPTED_EXIT_CODE } from '#bin/failure.mjs';
import { step } from '#bin/progress.mjs';
import { DEMO_PASSWORD, emailOf, OPS_ACCOUNT } from './seed/demo-accounts.ts';
import { readSeedState } from './seed/seed-state.ts';
import { parseSettings } from './settings.ts';
import { Stack } from './stack.ts';
import { stateFilesIn } from './state-files.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One Ctrl-C arrives twice under npm: from the terminal, and passed on by npm. */
const SAME_KEYPRESS_MS = 1_000;
const SHOWN_ACCOUNTS = ['ada', 'kenji', 'zainab'];

/**
 * `npm start`, once everything is installed and built. Returns when the stack is up; it then runs until it is stopped.
 *
 * @throws Failure with one sentence
 */
export async function run(args: string[], environment: Record<string, string | undefined>): Promise<Stack> {
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
  return stack;
}

/** The first signal stops the stack in order, a second one at once. */
function stopOnSignals(stack: Stack): void {
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

/** What is said at the end: where to go, and whom to sign in as. */
async function welcome({ url, mailbox, dataDirectory }: Stack): Promise<string> {
  const lines = ['', `Crewdeck runs at ${url}`];
  if ((await readSeedState(stateFilesIn(dataDirectory).seedFile)) === 'done') {
    lines.push('', `Sign in as one of these, with the password ${DEMO_PASSWORD}:`);
    lines.push(...SHOWN_ACCOUNTS.map((key) => `  ${emailOf(key)}`));
    lines.push(`  ${emailOf(OPS_ACCOUNT.key)}  (ops: ${url}/ops/releases)`);
  }
  lines.push('', 'No email leaves this machine. Read it in the mailbox:', `  ${mailbox}`);
  return [...lines, '', `State and logs are in ${dataDirectory}. Ctrl-C stops everything.`, ''].join('\n');
}
