import { DEMO_PASSWORD, emailOf, OPS_ACCOUNT } from './seed/demo-accounts.ts';
import { readSeedState } from './seed/seed-marker.ts';
import type { Stack } from './stack.ts';
import { stateFilesIn } from './state-files.ts';

const SHOWN_ACCOUNTS = ['ada', 'kenji', 'zainab'];

/** What `npm start` says at the end: where to go, and whom to sign in as. */
export async function welcome({ url, dataDirectory }: Stack): Promise<string> {
  const lines = ['', `Crewdeck runs at ${url}`];
  if ((await readSeedState(stateFilesIn(dataDirectory).seedFile)) === 'done') {
    lines.push('', `Sign in as one of these, with the password ${DEMO_PASSWORD}:`);
    lines.push(...SHOWN_ACCOUNTS.map((key) => `  ${emailOf(key)}`));
    lines.push(`  ${emailOf(OPS_ACCOUNT.key)}  (ops: ${url}/ops/releases)`);
  }
  return [...lines, '', `State and logs are in ${dataDirectory}. Ctrl-C stops everything.`, ''].join('\n');
}
