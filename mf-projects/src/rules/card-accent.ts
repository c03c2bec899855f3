const ACCENTS = [0, 1, 2, 3, 4, 5] as const;
/** Number of one of the six card colours. */
export type CardAccent = (typeof ACCENTS)[number];

/** The colour of the card at a place in the list; the six colours repeat (spec 2: My Projects). */
export function cardAccent(index: number): CardAccent {
  return ACCENTS[index % ACCENTS.length] ?? 0;
}
