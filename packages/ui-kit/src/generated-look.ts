import type { CSSProperties } from 'react';

const COLOURS = 6;
const TURNS = 8;
/** 32-bit FNV-1a. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A whole number below 2^32 that is always the same for the same text. */
export function numberOf(text: string): number {
  let sum = OFFSET;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), PRIME);
  // Neighbouring texts end in neighbouring sums, which differ in their last bits only.
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** The generated look of a name or id: two different colours of six, an angle, and a place between the edges. */
export function lookOf(seed: string): CSSProperties {
  const number = numberOf(seed);
  const first = number % COLOURS;
  const second = (first + 1 + (Math.floor(number / COLOURS) % (COLOURS - 1))) % COLOURS;
  const turn = Math.floor(number / (COLOURS * (COLOURS - 1))) % TURNS;
  return {
    '--look-first': `var(--accent-${first})`,
    '--look-second': `var(--accent-${second})`,
    '--look-angle': `${(turn * 360) / TURNS + 20}deg`,
    '--look-place': `${number % 101}%`,
  } as CSSProperties;
}
