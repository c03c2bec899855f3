import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnswerCount } from './answers.ts';
import { StudentLine } from './line.ts';
import { type Company, Student, type StudentData } from './student.ts';

/** Those who come to those who are there already. */
export interface Arrival {
  readonly kind: 'arrival';
  /** Of the edges or APIs, which a balancer would choose from. */
  readonly origins: readonly string[];
  readonly students: readonly StudentData[];
  /** Of the first student's address in 127.0.0.0/8. */
  readonly firstAddress: number;
  /** Seconds in which all of them come. */
  readonly seconds: number;
  /** What is left of the thoughts of `evening.ts`: 1 all, 0 none, so that each asks as soon as there is an answer. */
  readonly thoughts: number;
}

/** What everybody gets from now on is counted. */
export interface Count {
  readonly kind: 'count';
  readonly seconds: number;
}

const leaving = new AbortController();
// Every student has something that ends with the evening.
setMaxListeners(0, leaving.signal);
const answers = new AnswerCount();

process.on('message', (order: Arrival | Count) => {
  if (order.kind === 'arrival') arrive(order);
  else void count(order);
});
process.once('disconnect', () => process.exit());

function arrive({ origins, students, firstAddress, seconds, thoughts }: Arrival): void {
  const projects = students.flatMap(({ projectId }) => (projectId ? [{ id: projectId }] : []));
  const company: Company = { others: students, projects, thoughts };
  students.forEach((student, index) => {
    const origin = origins[(firstAddress + index) % origins.length] ?? '';
    const from = { origin, localAddress: addressOf(firstAddress + index), token: student.token };
    const line = new StudentLine(from, answers, leaving.signal);
    const someone = new Student(student, line, company);
    setTimeout(() => void someone.spendTheEvening(leaving.signal), Math.random() * seconds * 1000);
  });
}

async function count({ seconds }: Count): Promise<void> {
  answers.begin();
  await sleep(seconds * 1000);
  process.send?.(answers.end());
}

/** From 127.1.0.1 on, 254 in each network. */
function addressOf(index: number): string {
  const network = Math.floor(index / 254);
  return `127.${1 + Math.floor(network / 256)}.${network % 256}.${1 + (index % 254)}`;
}
