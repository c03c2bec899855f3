import { requireNoTransaction } from './one-connection.ts';

interface Asked<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}

/** A process that asks more at once would only wait for its own connections. */
const MOST_UNDER_WAY = 2;
const MOST_AT_ONCE = 100;

/**
 * Reads for many callers with one statement: what is asked while two batches are under way goes into the next one. Nobody gets
 * an answer that was read before they asked.
 */
export class BatchLoader<Q, A> {
  private readonly waiting: Asked<Q, A>[] = [];
  private underWay = 0;

  /** @param ask answers each question at its place */
  constructor(private readonly ask: (questions: readonly Q[]) => Promise<readonly A[]>) {}

  /** Throws inside a transaction, whose locks the batch could wait for. */
  load(question: Q): Promise<A> {
    requireNoTransaction();
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.askNext());
    });
  }

  private askNext(): void {
    if (this.underWay >= MOST_UNDER_WAY || this.waiting.length === 0) return;
    this.underWay += 1;
    void this.answer(this.waiting.splice(0, MOST_AT_ONCE)).finally(() => {
      this.underWay -= 1;
      this.askNext();
    });
    this.askNext();
  }

  private async answer(asked: readonly Asked<Q, A>[]): Promise<void> {
    try {
      const answers = await this.ask(asked.map(({ question }) => question));
      if (answers.length !== asked.length) throw new Error('Not every question has an answer.');
      for (const [place, answer] of answers.entries()) asked[place]?.resolve(answer);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
