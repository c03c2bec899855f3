import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { AnswerCount, type Answers } from './answers.ts';
import { EVENING } from './evening.ts';
import { StudentLine } from './line.ts';
import { Student, type StudentData } from './student.ts';

/** A part of the crowd, in a process of its own. */
export interface Crowd {
  /** Of the edges, which a balancer would choose from. */
  readonly origins: readonly string[];
  readonly students: readonly StudentData[];
  /** Of the first student's address in 127.0.0.0/8. */
  readonly firstAddress: number;
}

process.once('message', async (crowd: Crowd) => {
  process.send?.(await evening(crowd));
  process.disconnect();
});

async function evening({ origins, students, firstAddress }: Crowd): Promise<Answers> {
  const leaving = new AbortController();
  // Every student has something that ends with the evening.
  setMaxListeners(0, leaving.signal);
  const count = new AnswerCount();
  students.forEach((student, index) => {
    const origin = origins[index % origins.length] ?? '';
    const from = { origin, localAddress: addressOf(firstAddress + index), token: student.token };
    const someone = new Student(student, new StudentLine(from, count, leaving.signal), students);
    const comesAfter = Math.random() * EVENING.arrival * 1000;
    setTimeout(() => void someone.spendTheEvening(leaving.signal), comesAfter);
  });
  await sleep(EVENING.arrival * 1000);
  count.begin();
  await sleep(EVENING.measured * 1000);
  const answers = count.end();
  leaving.abort();
  return answers;
}

/** From 127.1.0.1 on, 254 in each network. */
function addressOf(index: number): string {
  const network = Math.floor(index / 254);
  return `127.${1 + Math.floor(network / 256)}.${network % 256}.${1 + (index % 254)}`;
}
