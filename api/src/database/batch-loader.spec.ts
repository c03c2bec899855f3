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

  it('are asked again while the same is under way, so that no answer is older than its question', async () => {
    const { asked, loader } = aDatabase();
    const first = loader.load(1);
    await nextTurn();
    const second = loader.load(1);
    await nextTurn();
    asked[1]?.answer([20]);
    asked[0]?.answer([10]);
    expect([await first, await second]).toEqual([10, 20]);
  });

  it('are a hundred at most', async () => {
    const { asked, loader } = aDatabase();
    for (let question = 0; question < 101; question += 1) void loader.load(question);
    await nextTurn();
    expect(asked.map(({ questions }) => questions.length)).toEqual([100, 1]);
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
});
