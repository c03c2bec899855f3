import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { containerNameOf, releaseRecordSchema } from '@crewdeck/releases';
import { ROOT } from '../checkout.ts';
import type { Figure } from '../figure.ts';
import { runningStack } from '../systems.ts';

const COMMAND = join(ROOT, 'packages/release-command/dist/command.js');
const MODULE = 'mf-explore';
const NEXT_VERSION = '9.9.9';
/** What a page load preloads is what is live. */
const LIVE = new RegExp(`<link[^>]+/modules/${MODULE}/([^/]+)/`);
const LONGEST_MS = 20_000;
const ASKED_EVERY_MS = 5;

/** From the start of the command `release rollback` until a new page load gets the old release from the edge. */
export const rollback: Figure = {
  name: 'rollback',
  unit: 'ms',
  goals: [{ of: 'ours', atMost: 500 }],
  limitMinutes: 1,
  sides: async (workshop) => {
    const stack = await runningStack(workshop);
    const page = `${stack.url}/explore`;
    const release = releaseCommand(stack.dataDirectory);
    const before = await liveOn(page);
    await release('publish', MODULE, '--from', await nextBuild(stack.dataDirectory));
    const ours = async () => {
      await release('activate', `${MODULE}@${NEXT_VERSION}`, '--reason', 'To be rolled back');
      await until(page, (live) => live !== before);
      const startedAt = performance.now();
      const rolledBack = release('rollback', MODULE, '--reason', 'To be measured');
      await until(page, (live) => live === before);
      const elapsed = performance.now() - startedAt;
      await rolledBack;
      return elapsed;
    };
    return { ours, baseline: null };
  },
};

/** A copy of the build with another version; the build in the checkout stays what it is. */
async function nextBuild(dataDirectory: string): Promise<string> {
  const folder = join(dataDirectory, 'next-build');
  await cp(join(ROOT, MODULE, 'dist/release'), folder, { recursive: true });
  const file = join(folder, 'release.json');
  const record = releaseRecordSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const container = containerNameOf(MODULE, NEXT_VERSION, record.hash);
  await writeFile(file, JSON.stringify({ ...record, version: NEXT_VERSION, container }));
  return folder;
}

function releaseCommand(dataDirectory: string) {
  const env = { ...process.env, CREWDECK_DATA: dataDirectory };
  return (...args: string[]) => promisify(execFile)(process.execPath, [COMMAND, ...args], { env, cwd: ROOT });
}

async function liveOn(page: string): Promise<string> {
  const html = await (await fetch(page)).text();
  const live = LIVE.exec(html)?.[1];
  if (live === undefined) throw new Error(`${page} preloads nothing of ${MODULE}.`);
  return live;
}

async function until(page: string, isReached: (live: string) => boolean): Promise<void> {
  for (const giveUpAt = performance.now() + LONGEST_MS; performance.now() < giveUpAt; await sleep(ASKED_EVERY_MS))
    if (isReached(await liveOn(page))) return;
  throw new Error('The registry has not changed.');
}
