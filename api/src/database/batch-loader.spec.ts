import { setImmediate as nextTurn } from 'node:timers/promises';
import { BatchLoader } from './batch-loader.ts';

describe('questions of one batch', () => {
  /** Answers nothing until it is told to. */
  function aDatabase() {
    const asked: { questions: readonly number[]; answer: (answers: number[]) => void; fail: () => void }[] = [];
    const loader = new BatchLoader<number, number>(
      (questions) =>
        new Promise((answer, reject) => {
          asked.push({ questions, answer, fail: () => reject(new Error('The database is gone.')) });
        }),
    );
    return { asked, loader };
  }

  it('of one moment are asked once, and each gets its own answer', async () => {
    const { asked, loader } = aDatabase();
    const answers = Promise.all([1, 2, 3].map((question) => loader.load(question)));
    await nextTurn();
    expect(asked.map(({ questions }) => questions)).toEqual([[1, 2, 3]]);
    asked[0]?.answer([10, 20, 30]);
    expect(await answers).toEqual([10, 20, 30]);
  });

  it('wait while two are under way, and are asked together as soon as one is answered', async () => {
    const { asked, loader } = aDatabase();
    const answers: Promise<number>[] = [];
    for (const question of [1, 2, 3, 4]) {
      answers.push(loader.load(question));
      await nextTurn();
    }
    expect(asked.map(({ questions }) => questions)).toEqual([[1], [2]]);
    asked[0]?.answer([10]);
    await answers[0];
    await nextTurn();
    expect(asked[2]?.questions).toEqual([3, 4]);
  });

  it('fail together, and those that come later are asked again', async () => {
    const { asked, loader } = aDatabase();
    const outcomes = Promise.allSettled([loader.load(1), loader.load(2)]);
    await nextTurn();
    asked[0]?.fail();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const later = loader.load(3);
    await nextTurn();
    asked[1]?.answer([30]);
    expect(await later).toBe(30);
  });

  it('fail when there are not as many answers', async () => {
    const { asked, loader } = aDatabase();
    const outcome = expect(loader.load(1)).rejects.toThrow('Not every question has an answer.');
    await nextTurn();
    asked[0]?.answer([]);
    await outcome;
  });
});
