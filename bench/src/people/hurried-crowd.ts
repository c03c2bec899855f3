import { setTimeout as sleep } from 'node:timers/promises';
import type { Measure } from '../figure.ts';
import type { Workshop } from '../workshop.ts';
import { failuresOf } from './answers.ts';
import { Crowd } from './crowd-process.ts';
import type { StudentData } from './student.ts';

/** So many wait for an answer at any time. */
export const HURRIED = 96;
const ARRIVING_SECONDS = 1;
const SETTLING_MS = 3_000;
const SECONDS = 6;

/**
 * Calls a second that APIs answer to a crowd that does what the evening's students do, but thinks of nothing: as many as
 * there is room for. Each measurement has students of its own, since nobody may invite without end.
 *
 * @throws Error when one has no answer, or one that it does not deserve
 */
export function carried(workshop: Workshop, origins: readonly string[], students: StudentData[]): Measure {
  return async () => {
    const crowd = new Crowd(workshop);
    await crowd.join(students.splice(0, HURRIED), { origins, seconds: ARRIVING_SECONDS, thoughts: 0 });
    await sleep(SETTLING_MS);
    const answers = await crowd.count(SECONDS);
    crowd.leave();
    if (failuresOf(answers) > 0) throw new Error(`Calls failed, by status: ${JSON.stringify(answers.failed)}.`);
    // Pages are the edge's.
    return (answers.times.read.length + answers.times.write.length) / SECONDS;
  };
}
