const LONGEST = 2_000;
const LITERALS = /'(?:[^']|'')*'|\b\d+(?:\.\d+)?\b(?<!\$\d+)/g;

/** A statement without any value: even what stands in its text as one is replaced. */
export function statementText(text: string): string {
  return text.replace(LITERALS, '?').replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/** What it does, in one word: `SELECT`. */
export function operationOf(text: string): string {
  return /[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'QUERY';
}
