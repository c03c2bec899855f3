import { readFile, writeFile } from 'node:fs/promises';
import type { ReleaseLog } from '@crewdeck/contract';
import { Refusal } from '@crewdeck/releases/refusal';
import type { ReleaseRecord } from '@crewdeck/releases/release-record';
import { readLog, type WholeLog } from '@crewdeck/releases/signing/read-log';
import { type KnownLog, readKnownLog, replayAll, trustOf } from '../signing/known-log.ts';
import type { Answer, Context } from '../verb.ts';

export async function saveLog(context: Context, file: string): Promise<Answer> {
  const { entries, head, problems } = await readKnownLog(context);
  if (problems.length > 0) throw new Refusal(`Nothing was saved: ${problems.join(' ')}`);
  await writeFile(file, JSON.stringify({ entries, head }));
  return { text: context.style.good(`Saved: ${entries.length} entries in ${file}.`), json: { file, head } };
}

/** @param from a file of `log save`, or the origin of an edge */
export async function restoreLog(context: Context, from: string): Promise<Answer> {
  const kept = replayAll(await readKept(from), trustOf(context));
  const current = await readKnownLog(context);
  const problems = [...kept.problems, ...current.problems];
  if (problems.length > 0) throw new Refusal(`Nothing was done: ${problems.join(' ')}`);
  const size = current.entries.length;
  if (kept.rootAt(size) !== current.head?.root && size > 0)
    throw new Refusal('Nothing was done: the log of the API is not the beginning of this one. It has gone on since.');
  const entries = kept.entries.slice(size);
  if (entries.length === 0) return { text: 'Nothing is missing.', json: { restored: 0 } };
  const head = await context.api.appendToLog(entries, await recordsOf(context, kept));
  return {
    text: context.style.good(`Restored: ${entries.length} entries; the log has ${head.size}.`),
    json: { restored: entries.length, head },
  };
}

async function readKept(from: string): Promise<WholeLog> {
  if (!/^https?:/.test(from)) return JSON.parse(await readFile(from, 'utf8'));
  return readLog(async (index) => {
    const answer = await fetch(new URL(`/release-log?from=${index}`, from));
    if (!answer.ok) throw new Error(`${from} answered ${answer.status}, and no log.`);
    return (await answer.json()) as ReleaseLog;
  });
}

/** Of all that is out: the database may have lost them too. */
async function recordsOf(context: Context, { state }: KnownLog): Promise<ReleaseRecord[]> {
  const store = await context.openStore();
  const out = [...state.modules].flatMap(([module, { channel }]) =>
    [channel.live, channel.lastGood, channel.canary?.release].flatMap((release) =>
      release ? [{ module, release }] : [],
    ),
  );
  return Promise.all(out.map(({ module, release }) => store.read(module, release)));
}
