import { type Board, movesOn } from './moves.ts';

interface Annealing {
  steps: number;
  random: () => number;
  /** Whether to end with the best so far. */
  isLate: () => boolean;
}

/** First and last temperature, as multiples of the board's scale. */
const START_TEMPERATURE = 1;
const END_TEMPERATURE = 0.2;
/** `isLate` reads a clock, which costs more than a step. */
const STEPS_BETWEEN_TIME_CHECKS = 10_000;
const ROUNDING = 1e-9;

/**
 * Local search that accepts what is worse less and less often (simulated annealing).
 *
 * @returns the best allowed places, and their gain over those at the start, which have to be allowed
 */
export function anneal(board: Board, { steps, random, isLate }: Annealing): { placeOf: Int32Array; gain: number } {
  const { tryMove, undo } = movesOn(board, random);
  const cooling = (END_TEMPERATURE / START_TEMPERATURE) ** (1 / steps);
  let temperature = START_TEMPERATURE * board.scale;
  let gainSoFar = 0;
  let best = { placeOf: board.placeOf.slice(), gain: 0 };
  for (let step = 0; step < steps; step += 1) {
    if (step % STEPS_BETWEEN_TIME_CHECKS === 0 && isLate()) return best;
    temperature *= cooling;
    const gain = tryMove();
    if (gain < 0 && random() >= Math.exp(gain / temperature)) {
      undo();
      continue;
    }
    gainSoFar += gain;
    if (gainSoFar > best.gain + ROUNDING && board.isAllowed())
      best = { placeOf: board.placeOf.slice(), gain: gainSoFar };
  }
  return best;
}
