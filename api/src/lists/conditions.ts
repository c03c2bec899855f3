import { BETWEEN_ENTRIES, containing, type TextFilter } from './text-filter.ts';

/** Collects the conditions of a `WHERE` together with their parameters, so that no value is ever written into SQL. */
export class Conditions {
  private readonly texts: string[] = [];

  /** Goes on with the places that other conditions have taken. */
  constructor(readonly values: unknown[] = []) {}

  /** `text` names its parameters by the places it is given: `add(value, (place) => \`name = ${place}\`)`. */
  add(value: unknown, text: (place: string) => string): this {
    this.texts.push(text(this.place(value)));
    return this;
  }

  addFixed(text: string): this {
    this.texts.push(text);
    return this;
  }

  /** One of the words must be in the column, or be an entry of it. */
  addContaining({ column, words, entries }: TextFilter): this {
    const found = words.map((word) => `${column} LIKE folded(${this.place(containing(word))})`);
    if (entries.length > 0) found.push(`string_to_array(${column}, chr(31)) && ${this.place(entries)}::text[]`);
    return this.addFixed(`(${found.join(' OR ')})`);
  }

  /** What the index can say of a text, however short it is: all that have it, and some that do not. */
  addLikely({ column, words, entries }: TextFilter): this {
    const bounded = entries.map((entry) => `${BETWEEN_ENTRIES}${entry}${BETWEEN_ENTRIES}`);
    return this.add([...words, ...bounded], (place) => `search_pieces(${column}) @@ search_query(${place}::text[])`);
  }

  /** A parameter outside the conditions. */
  place(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  get sql(): string {
    return this.texts.length > 0 ? this.texts.join(' AND ') : 'true';
  }
}
