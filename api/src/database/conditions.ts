/** Collects the conditions of a `WHERE` together with their parameters, so that no value is ever written into SQL. */
export class Conditions {
  private readonly texts: string[] = [];
  readonly values: unknown[] = [];

  /** `text` names its parameters by the places it is given: `add(value, (place) => \`name = ${place}\`)`. */
  add(value: unknown, text: (place: string) => string): this {
    this.texts.push(text(this.place(value)));
    return this;
  }

  /** One of several texts must be found in a folded column; `null` asks for nothing. */
  addAnyFound(column: string, patterns: readonly string[] | null): this {
    if (patterns === null) return this;
    // One LIKE each, not an array: the planner then sees every pattern and can use the trigram index.
    const found = patterns.map((pattern) => `${column} LIKE folded(${this.place(pattern)})`);
    this.texts.push(`(${found.join(' OR ')})`);
    return this;
  }

  addFixed(text: string): this {
    this.texts.push(text);
    return this;
  }

  /** A parameter outside the conditions, such as a limit. */
  place(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  get sql(): string {
    return this.texts.length > 0 ? this.texts.join(' AND ') : 'true';
  }
}
