import type { UserFilters } from './user-filters.ts';

const ANY_LEVEL: UserFilters['level'] = 'All Levels';

/** Compares with the level on the card, which is the same for everybody (spec 5). */
export function keepLevel<T extends { level: string }>(cards: readonly T[], level: UserFilters['level']): T[] {
  return cards.filter((card) => level === ANY_LEVEL || card.level === level);
}
