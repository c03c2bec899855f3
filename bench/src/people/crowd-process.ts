import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Workshop } from '../workshop.ts';
import { type Answers, joined } from './answers.ts';
import type { Arrival, Count } from './crowd.ts';
import type { StudentData } from './student.ts';

const SCRIPT = fileURLToPath(new URL('./crowd.js', import.meta.url));
const MOST_OF_ONE_PROCESS = 4_000;

/** How a crowd comes, and to where. */
type Coming = Pick<Arrival, 'origins' | 'seconds' | 'thoughts'>;

/** Students that come, and stay until they are sent home, in processes of their own. */
export class Crowd {
  readonly #processes: ChildProcess[] = [];
  #size = 0;

  constructor(workshop: Workshop) {
    workshop.onEnd(async () => this.leave());
  }

  get size(): number {
    return this.#size;
  }

  get pids(): readonly number[] {
    return this.#processes.map(({ pid = 0 }) => pid);
  }

  /** Returns when all are there. */
  async join(students: readonly StudentData[], coming: Coming): Promise<void> {
    for (let first = 0; first < students.length; first += MOST_OF_ONE_PROCESS) {
      const part = students.slice(first, first + MOST_OF_ONE_PROCESS);
      const child = fork(SCRIPT);
      this.#processes.push(child);
      child.send({ kind: 'arrival', students: part, firstAddress: this.#size, ...coming } satisfies Arrival);
      this.#size += part.length;
    }
    await sleep(coming.seconds * 1000);
  }

  /** What all of them get from now on. */
  async count(seconds: number): Promise<Answers> {
    return joined(await Promise.all(this.#processes.map((child) => countIn(child, seconds))));
  }

  leave(): void {
    for (const child of this.#processes.splice(0)) child.kill();
  }
}

async function countIn(child: ChildProcess, seconds: number): Promise<Answers> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('A part of the crowd has ended.');
  });
  // They all end once they are sent home.
  ended.catch(() => undefined);
  child.send({ kind: 'count', seconds } satisfies Count);
  const [answers] = await Promise.race([once(child, 'message'), ended]);
  return answers as Answers;
}
