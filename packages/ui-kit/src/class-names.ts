/** Joins the class names that are there; style sheets type theirs as possibly missing. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
