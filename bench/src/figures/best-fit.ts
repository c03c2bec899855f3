import { answerTimes } from '../api/answer-times.ts';
import type { LoadRequest } from '../api/load.ts';
import { asPerson } from '../api/people.ts';
import type { Figure } from '../figure.ts';

const SIZE = 1_000_000;
const READERS = 40;
/** As the explorers ask for them. */
const LISTS = ['/api/projects?limit=24', '/api/users?limit=24'];

/** First pages of the explorers by best fit, each for somebody else, against the same by newest first. */
export const bestFit: Figure = {
  name: 'best-fit',
  unit: 'ms',
  goals: [{ of: 'ratio', atMost: 3 }],
  sides: async (workshop) => ({
    ours: await answerTimes(workshop, SIZE, listsBy('fit')),
    baseline: await answerTimes(workshop, SIZE, listsBy('newest')),
  }),
};

/** For people spread over all years of the data. */
function listsBy(sort: 'fit' | 'newest'): LoadRequest[] {
  const numbers = Array.from({ length: READERS }, (_, place) => 1 + Math.floor((place * SIZE) / READERS));
  return numbers.flatMap((number) => {
    const headers = asPerson({ uid: `uid-${number}`, email: `person${number}@students.test` });
    return LISTS.map((list) => ({ path: `${list}&sort=${sort}`, headers }));
  });
}
