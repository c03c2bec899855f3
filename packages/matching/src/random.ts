const TWO_POW_32 = 4_294_967_296;

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    return scramble(state) / TWO_POW_32;
  };
}

/** Where a pair of places stands among pairs that are otherwise equal: in another order for each seed and row. */
export function drawOf(seed: number, row: number, column: number): number {
  return scramble(scramble(scramble(seed) + row) + column);
}

/** A number from a text, for `drawOf` and `randomFrom`. */
export function seedOf(text: string): number {
  let seed = 0;
  for (let place = 0; place < text.length; place += 1) seed = scramble(seed + text.charCodeAt(place));
  return seed;
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), 1 | value);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
