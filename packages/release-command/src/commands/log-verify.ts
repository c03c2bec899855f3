import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LogHead } from '@crewdeck/contract';
import { unsignedOwners, wrongOwners } from '@crewdeck/releases/signing/logged-paths';
import { EXIT_CODE, sentenceOf } from '../errors.ts';
import { readKnownLog, trustOf } from '../signing/known-log.ts';
import { differences, type SeenHead } from '../signing/verify-log.ts';
import { indent } from '../terminal.ts';
import type { Answer, Context } from '../verb.ts';

const HEAD_FILE = '.data/release-log-head.json';
const TIMEOUT_MS = 10_000;

/** @param edges origins, with commas between */
export async function verifyLog(context: Context, edges = context.site, file = HEAD_FILE): Promise<Answer> {
  const { paths: owners = {} } = await context.api.registry();
  const log = await readKnownLog(context);
  const asked = await Promise.all(edges.split(',').map((edge) => headOfEdge(edge.trim())));
  const remembered = await rememberedHead(file);
  const seen = [...asked.flatMap(({ seen }) => seen), ...remembered];
  const problems = [
    ...log.problems,
    ...asked.flatMap(({ problem }) => (problem ? [problem] : [])),
    ...differences(log, seen, trustOf(context)),
    ...wrongOwners(log.state, owners),
    ...unsignedOwners(log.state, owners),
  ];
  const size = log.entries.length;
  if (problems.length > 0) {
    const text = [context.style.bad('The log of releases does not hold:'), indent(problems.join('\n'))].join('\n');
    return { text, json: { size, problems }, exitCode: EXIT_CODE.failed };
  }
  if (log.head) await remember(file, log.head);
  const text = context.style.good(
    `The log holds: ${size} entries, the same that were seen elsewhere (${seen.length}).`,
  );
  return { text, json: { size, problems, head: log.head } };
}

async function headOfEdge(edge: string): Promise<{ seen: SeenHead[]; problem?: string }> {
  const by = `The edge at ${edge}`;
  try {
    const answer = await fetch(new URL('/release-log/head', edge), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) return { seen: [], problem: `${by} tells of no log: it answered ${answer.status}.` };
    return { seen: [{ by, head: (await answer.json()) as LogHead }] };
  } catch (error) {
    return { seen: [], problem: `${by} can't be asked: ${sentenceOf(error)}` };
  }
}

async function rememberedHead(file: string): Promise<SeenHead[]> {
  try {
    return [{ by: `This machine (${file})`, head: JSON.parse(await readFile(file, 'utf8')) }];
  } catch (error) {
    if (Object(error).code === 'ENOENT') return [];
    throw error;
  }
}

async function remember(file: string, head: LogHead): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(head)}\n`);
}
