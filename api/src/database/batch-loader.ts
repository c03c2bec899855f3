import DataLoader from 'dataloader';
import { requireNoTransaction } from './one-connection.ts';

const MOST_AT_ONCE = 100;

/** Reads for many callers of one moment with one statement. Nobody gets an answer that was read before they asked. */
export class BatchLoader<Q, A> extends DataLoader<Q, A> {
  /** @param ask answers each question at its place */
  constructor(ask: (questions: readonly Q[]) => Promise<readonly A[]>) {
    super(ask, { cache: false, maxBatchSize: MOST_AT_ONCE, batchScheduleFn: setImmediate });
  }

  /** Throws inside a transaction, whose locks the batch could wait for. */
  override load(question: Q): Promise<A> {
    requireNoTransaction();
    return super.load(question);
  }
}
