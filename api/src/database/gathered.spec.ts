import { setImmediate as nextTurn } from 'node:timers/promises';
import { Gathered } from './gathered.ts';

describe('questions that are gathered', () => {
  /** Answers nothing until it is told to. */
  function aDatabase() {
    const asked: { questions: readonly number[]; answer: (answers: number[]) => void; fail: () => void }[] = [];
    const gathered = new Gathered<number, number>(
      (questions) =>
        new Promise((answer, reject) => {
          asked.push({ questions, answer, fail: () => reject(new Error('The database is gone.')) });
        }),
    );
    return { asked, gathered };
  }

  it('of one moment are asked once, and each gets its own answer', async () => {
    const { asked, gathered } = aDatabase();
    const answers = Promise.all([1, 2, 3].map((question) => gathered.find(question)));
    await nextTurn();
    expect(asked.map(({ questions }) => questions)).toEqual([[1, 2, 3]]);
    asked[0]?.answer([10, 20, 30]);
    expect(await answers).toEqual([10, 20, 30]);
  });

  it('wait while two are under way, and are asked together as soon as one is answered', async () => {
    const { asked, gathered } = aDatabase();
    const answers: Promise<number>[] = [];
    for (const question of [1, 2, 3, 4]) {
      answers.push(gathered.find(question));
      await nextTurn();
    }
    expect(asked.map(({ questions }) => questions)).toEqual([[1], [2]]);
    asked[0]?.answer([10]);
    await answers[0];
    await nextTurn();
    expect(asked[2]?.questions).toEqual([3, 4]);
  });

  it('fail together, and those that come later are asked again', async () => {
    const { asked, gathered } = aDatabase();
    const outcomes = Promise.allSettled([gathered.find(1), gathered.find(2)]);
    await nextTurn();
    asked[0]?.fail();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const later = gathered.find(3);
    await nextTurn();
    asked[1]?.answer([30]);
    expect(await later).toBe(30);
  });

  it('fail when there are not as many answers', async () => {
    const { asked, gathered } = aDatabase();
    const outcome = expect(gathered.find(1)).rejects.toThrow('Not every question has an answer.');
    await nextTurn();
    asked[0]?.answer([]);
    await outcome;
  });
});
