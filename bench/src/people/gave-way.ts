import { type Answers, failuresOf, p95OfAnswers } from './answers.ts';

const LONGEST_P95_MS = 1_000;
const MOST_FAILED = 0.001;
/** A crowd that is so late itself says nothing about what it asks. */
const LATE_MS = 200;
/** Of what there is, so much is all: the rest is lost in between. */
const NEARLY_ALL = 0.85;

/** Cores that were kept busy, and how many there were. */
export interface Busy {
  readonly busy: number;
  readonly of: number;
}

/**
 * What people did not get, and which kind of process had no core left then.
 *
 * @param cores by kind of process; the machine comes last, since whoever fills it may be any of them, or something else
 * @returns an empty text where everybody got what they are due
 */
export function whatGaveWay(answers: Answers, cores: Readonly<Record<string, Busy>>): string {
  const wrong = whatWasWrong(answers);
  if (!wrong) return '';
  const full = Object.entries(cores).find(([, { busy, of }]) => busy >= of * NEARLY_ALL);
  return `${wrong}: ${full ? full[0] : 'no core'} is full`;
}

function whatWasWrong(answers: Answers): string | null {
  const all = Object.values(answers.times).flat().length;
  if (answers.late > LATE_MS) return 'the crowd is late';
  if (failuresOf(answers) > all * MOST_FAILED) return 'calls fail';
  return p95OfAnswers(answers, 'read') > LONGEST_P95_MS ? 'reads take too long' : null;
}
