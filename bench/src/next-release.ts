import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { containerNameOf, releaseRecordSchema } from '@crewdeck/releases';
import { ROOT } from '@crewdeck/stack/bin/checkout.mjs';
import { runningStack } from './systems.ts';
import type { Workshop } from './workshop.ts';

const COMMAND = join(ROOT, 'packages/crewdeck/dist/command.js');
const MODULE = 'mf-explore';
const NEXT_VERSION = '9.9.9';
/** What a page load preloads is what is live. */
const LIVE = new RegExp(`<link[^>]+/modules/${MODULE}/([^/]+)/`);
const LONGEST_MS = 20_000;
const ASKED_EVERY_MS = 5;

/** Another release of one module, which is stored, and not live. */
export interface NextRelease {
  origin: string;
  module: string;
  /** Each answers when a new page got the one, or the other, by the steady clock. */
  activate: () => Promise<number>;
  rollBack: () => Promise<number>;
}

export function nextRelease(workshop: Workshop): Promise<NextRelease> {
  return workshop.once('next release', async () => {
    const { url, dataDirectory } = await runningStack(workshop);
    const page = `${url}/explore`;
    const env = { ...process.env, CREWDECK_DATA: dataDirectory };
    const release = (...args: string[]) =>
      promisify(execFile)(process.execPath, [COMMAND, 'release', ...args], { env, cwd: ROOT });
    const before = await liveOn(page);
    await release('publish', MODULE, '--from', await nextBuild(dataDirectory));
    const change = async (isReached: (live: string) => boolean, ...args: string[]) => {
      const changing = release(...args, '--reason', 'To be measured');
      await until(page, isReached);
      const reachedAt = performance.now();
      await changing;
      return reachedAt;
    };
    return {
      origin: url,
      module: MODULE,
      activate: () => change((live) => live !== before, 'activate', `${MODULE}@${NEXT_VERSION}`),
      rollBack: () => change((live) => live === before, 'rollback', MODULE),
    };
  });
}

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
