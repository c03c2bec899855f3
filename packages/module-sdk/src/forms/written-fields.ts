/** The fields in which `form` differs from `start`: the person's own words, and nothing that others may change meanwhile. */
export function writtenFields<Form extends object>(form: Form, start: Form): Partial<Form> {
  const before = new Map(Object.entries(start));
  const written = Object.entries(form).filter(([field, value]) => !isSame(value, before.get(field)));
  return Object.fromEntries(written) as Partial<Form>;
}

/**
 * `start` with the kept fields in it. They may come from another release, so that a field counts only where the form has
 * one of its name and kind.
 */
export function withWrittenFields<Form extends object>(start: Form, kept: object): Form {
  const before = new Map(Object.entries(start));
  const fitting = Object.entries(kept).filter(([field, value]) => kindOf(value) === kindOf(before.get(field)));
  return { ...start, ...Object.fromEntries(fitting) };
}

function isSame(value: unknown, other: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
