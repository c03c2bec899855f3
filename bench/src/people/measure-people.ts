import { availableParallelism, cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '@crewdeck/stack';
import { pidsOfPostgres, processorTimeWhile } from '../api/processor-time.ts';
import { makeData } from '../data/people-and-projects.ts';
import { median } from '../median.ts';
import { emptyStack } from '../systems.ts';
import type { Workshop } from '../workshop.ts';
import { failuresOf, p95OfAnswers } from './answers.ts';
import { Crowd } from './crowd-process.ts';
import { EVENING } from './evening.ts';
import { whatGaveWay } from './gave-way.ts';
import { studentsOf } from './students.ts';

const ROWS = 100_000;
/** Until one of them is too many. */
const STUDENTS = [1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 8_000];
const MICROSECONDS = 1e6;
const MILLISECONDS = 1e3;

/** What the crowd comes to: each edge with an API of its own, on one database. */
interface Engines {
  readonly origins: readonly string[];
  /** Of each kind of process, all of whose processes are counted together. */
  readonly pids: Readonly<Record<'edge' | 'API', readonly number[]>>;
  readonly databaseUrl: string;
}

type Row = Awaited<ReturnType<typeof countFor>>;

/** Prints what more and more students of one evening get, from one edge with one API, and from two of each. */
export async function measurePeople(workshop: Workshop): Promise<void> {
  const stack = await emptyStack(workshop, { MAX_CONNECTIONS: '100000' });
  await makeData(stack.databaseUrl, ROWS);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`  ${availableParallelism()} cores, on which the crowd itself runs as well; load before it: ${load}`);
  print(await fromFewToMany(workshop, one(stack)));
  const second = await stack.startSecondPair();
  const both = one(stack);
  const pids = {
    edge: [...both.pids.edge, pidOf(second.edge)],
    API: [...both.pids.API, pidOf(second.api)],
  };
  print(await fromFewToMany(workshop, { ...both, origins: [...both.origins, second.url], pids }));
}

/** The table, and what a thousand of the largest crowd take that got what it is due: the rule of `docs/scaling.md` multiplies that. */
function print(rows: readonly Row[]): void {
  console.table(rows);
  const held = rows.findLast((row) => row['gave way'] === '');
  if (!held) return;
  const thousands = held.students / 1_000;
  const shares = (['calls/s', 'edge', 'API', 'PostgreSQL'] as const).map((name) => [
    name,
    Number((held[name] / thousands).toFixed(3)),
  ]);
  console.log('  A thousand of them:', JSON.stringify(Object.fromEntries(shares)));
}

function one(stack: Stack): Engines {
  const pids = { edge: [pidOf(stack.service('edge'))], API: [pidOf(stack.service('api'))] };
  return { origins: [stack.url], pids, databaseUrl: stack.databaseUrl };
}

function pidOf({ pid }: { pid: number | null }): number {
  if (pid === null) throw new Error('A process of the stack has ended.');
  return pid;
}

async function fromFewToMany(workshop: Workshop, engines: Engines): Promise<Row[]> {
  const students = await studentsOf(engines.databaseUrl, Math.max(...STUDENTS));
  const crowd = new Crowd(workshop);
  const rows: Row[] = [];
  while (crowd.size < students.length && !rows.at(-1)?.['gave way']) {
    const more = students.slice(crowd.size, STUDENTS[rows.length]);
    await crowd.join(more, { origins: engines.origins, seconds: more.length / EVENING.arrivals, thoughts: 1 });
    await sleep(EVENING.settling * 1000);
    const row = await countFor(crowd, engines);
    console.log(`  ${JSON.stringify(row)}`);
    rows.push(row);
  }
  crowd.leave();
  return rows;
}

async function countFor(crowd: Crowd, { pids, databaseUrl }: Engines) {
  const postgres = await pidsOfPostgres(databaseUrl);
  const busyBefore = busyOfMachine();
  const counting = crowd.count(EVENING.measured);
  const spent = [crowd.pids, pids.edge, pids.API, postgres].map((some) => processorTimeWhile(some, () => counting));
  const [ofCrowd = 0, ofEdges = 0, ofApis = 0, ofPostgres = 0] = (await Promise.all(spent)).map(coresOf);
  const answers = await counting;
  const ofAll = coresOf((busyOfMachine() - busyBefore) * MILLISECONDS);
  const all = Object.values(answers.times).flat().length;
  return {
    students: crowd.size,
    'calls/s': Math.round(all / EVENING.measured),
    'read p50': Math.round(median(answers.times.read)),
    p95: p95OfAnswers(answers, 'read'),
    'write p95': p95OfAnswers(answers, 'write'),
    failed: failuresOf(answers) === 0 ? 0 : JSON.stringify(answers.failed),
    'said no': answers.refused,
    'crowd late': Math.round(answers.late),
    'cores: crowd': ofCrowd,
    edge: ofEdges,
    API: ofApis,
    PostgreSQL: ofPostgres,
    'whole machine': ofAll,
    'gave way': whatGaveWay(answers, {
      'an edge': { busy: ofEdges, of: pids.edge.length },
      'an API': { busy: ofApis, of: pids.API.length },
      'the machine': { busy: ofAll, of: availableParallelism() },
    }),
  };
}

/** Milliseconds of all cores since the machine has started, whoever took them. */
function busyOfMachine(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

/** That were busy for them all the time. @param microseconds of the time that counts */
function coresOf(microseconds: number): number {
  return Number((microseconds / MICROSECONDS / EVENING.measured).toFixed(2));
}
