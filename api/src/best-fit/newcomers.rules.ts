import { NEWCOMER_PLACE } from '@crewdeck/contract';

/** An entry at its place, and whether that is one which is kept for new ones. */
export interface Placed<T> {
  readonly entry: T;
  readonly isNewcomer: boolean;
}

/**
 * Keeps every sixth place for the best new one that is not there anyway. Where none is left, all stay in their order.
 *
 * @param placesBefore how many come before them in the list
 */
export function withNewcomers<T>(
  bestFirst: readonly T[],
  isNew: (entry: T) => boolean,
  placesBefore: number,
): Placed<T>[] {
  const left = [...bestFirst];
  return bestFirst.map((_, place) => {
    const isKept = (placesBefore + place + 1) % NEWCOMER_PLACE === 0;
    const found = isKept ? left.findIndex(isNew) : 0;
    const [entry] = left.splice(Math.max(found, 0), 1) as [T];
    return { entry, isNewcomer: found > 0 };
  });
}
