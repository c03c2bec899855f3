const BETWEEN_WORDS = /[\s._/-]+/g;
const VERSION = /^(?<name>.{3,}?|.+\s)v?\d+(\.(\d+|x))*\+?$/;

/** By which names are told apart: without case, blanks, dots, slashes and hyphens. `C++`, `C#` and `C` stay three. */
export function keyOf(name: string): string {
  const folded = name.normalize('NFKC').trim().toLowerCase();
  return folded.replace(BETWEEN_WORDS, '') || folded;
}

/** A name without its version: `Angular 17`, `Vue 3`, `c++17`. `undefined` where it has none. */
export function withoutVersion(name: string): string | undefined {
  return VERSION.exec(name.trim())?.groups?.name;
}
