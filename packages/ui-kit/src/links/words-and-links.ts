const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/gi;
/** What ends a sentence rather than an address. */
const AFTER_ADDRESS = /[.,;:!?)\]}]+$/;

/** A piece of what somebody wrote: words, or an address that can be opened. */
export interface Piece {
  text: string;
  href: string | null;
  /** Where it begins, which no other piece has. */
  at: number;
}

/** Splits a text at the http(s) addresses in it. Nothing else becomes a link. */
export function wordsAndLinks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const add = (upTo: number, href: string | null) => {
    if (upTo > end) pieces.push({ text: text.slice(end, upTo), href, at: end });
    end = upTo;
  };
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const address = match.replace(AFTER_ADDRESS, '');
    if (!URL.canParse(address)) continue;
    add(index, null);
    add(index + address.length, new URL(address).href);
  }
  add(text.length, null);
  return pieces;
}
