/** Where a part of the page that can't be shown leaves its trace in the browser. `part` names the release. */
export function reportFailure(part: string, error: unknown): void {
  console.warn(`${part} can't be shown.`, error);
}
