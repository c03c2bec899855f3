import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Stack } from '@crewdeck/stack';
import { inAnotherProcess } from '../api/in-another-process.ts';
import { pidsOfPostgres, processorTimeWhile } from '../api/processor-time.ts';
import { makeData } from '../data/people-and-projects.ts';
import { emptyStack } from '../systems.ts';
import type { Workshop } from '../workshop.ts';
import { type Answers, joined, p95OfAnswers } from './answers.ts';
import type { Crowd } from './crowd.ts';
import { EVENING } from './evening.ts';
import type { StudentData } from './student.ts';
import { studentsOf } from './students.ts';

const CROWD = fileURLToPath(new URL('./crowd.js', import.meta.url));
const ROWS = 100_000;
/** Until one of them is too many. */
const STUDENTS = [1_000, 2_000, 3_000, 4_000, 6_000, 8_000, 10_000, 12_000, 16_000];
/** A crowd of more than this is two processes. */
const OF_ONE_PROCESS = 4_000;
const LONGEST_P95_MS = 1_000;
const MOST_FAILED = 0.001;
/** A crowd that is so late itself says nothing about what it asks. */
const LATE_MS = 200;
const MICROSECONDS = 1e6;

/** What the crowd comes to: each edge with an API of its own, on one database. */
interface Engines {
  readonly origins: readonly string[];
  /** Of each kind of process, all of whose processes are counted together. */
  readonly pids: Readonly<Record<'edge' | 'API', readonly number[]>>;
  readonly databaseUrl: string;
}

/** Prints what more and more students of one evening get, from one edge with one API, and from two of each. */
export async function measurePeople(workshop: Workshop): Promise<void> {
  const stack = await emptyStack(workshop, { MAX_CONNECTIONS: '100000' });
  await makeData(stack.databaseUrl, ROWS);
  console.log(`  ${availableParallelism()} cores, on which the crowd itself runs as well`);
  console.table(await fromFewToMany(one(stack)));
  const second = await stack.startSecondPair();
  const both = one(stack);
  const pids = {
    edge: [...both.pids.edge, pidOf(second.edge)],
    API: [...both.pids.API, pidOf(second.api)],
  };
  console.table(await fromFewToMany({ ...both, origins: [...both.origins, second.url], pids }));
}

function one(stack: Stack): Engines {
  const pids = { edge: [pidOf(stack.service('edge'))], API: [pidOf(stack.service('api'))] };
  return { origins: [stack.url], pids, databaseUrl: stack.databaseUrl };
}

function pidOf({ pid }: { pid: number | null }): number {
  if (pid === null) throw new Error('A process of the stack has ended.');
  return pid;
}

async function fromFewToMany(engines: Engines): Promise<object[]> {
  const students = await studentsOf(engines.databaseUrl, Math.max(...STUDENTS));
  const rows: object[] = [];
  for (const count of STUDENTS) {
    const { row, isHeld } = await comeAtOnce(students.slice(0, count), engines);
    console.log(`  ${JSON.stringify(row)}`);
    rows.push(row);
    if (!isHeld) break;
  }
  return rows;
}

async function comeAtOnce(students: readonly StudentData[], { origins, pids, databaseUrl }: Engines) {
  const coming = Promise.all(partsOf(students, origins).map((part) => inAnotherProcess<Answers>(CROWD, part)));
  await sleep(EVENING.arrival * 1000);
  const counted = () => sleep(EVENING.measured * 1000);
  const [edge, api, postgres] = await Promise.all(
    [pids.edge, pids.API, await pidsOfPostgres(databaseUrl)].map((some) => processorTimeWhile(some, counted)),
  );
  const answers = joined(await coming);
  const all = Object.values(answers.times).flat().length;
  const p95 = p95OfAnswers(answers, 'read');
  const failed = Object.values(answers.failed).reduce((sum, times) => sum + times, 0);
  const row = {
    students: students.length,
    'calls a second': Math.round(all / EVENING.measured),
    'p95 of reads, ms': p95,
    'of writes': p95OfAnswers(answers, 'write'),
    'failed, by status': JSON.stringify(answers.failed),
    'said no': answers.refused,
    'cores: edge': coresOf(edge),
    API: coresOf(api),
    PostgreSQL: coresOf(postgres),
    'crowd late, ms': Math.round(answers.late),
  };
  return { row, isHeld: p95 <= LONGEST_P95_MS && failed <= all * MOST_FAILED && answers.late <= LATE_MS };
}

function partsOf(students: readonly StudentData[], origins: readonly string[]): Crowd[] {
  const parts: Crowd[] = [];
  for (let first = 0; first < students.length; first += OF_ONE_PROCESS)
    parts.push({ origins, students: students.slice(first, first + OF_ONE_PROCESS), firstAddress: first });
  return parts;
}

/** That were busy for them all the time. @param microseconds of the time that counts */
function coresOf(microseconds = 0): number {
  return Number((microseconds / MICROSECONDS / EVENING.measured).toFixed(2));
}
