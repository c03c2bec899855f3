/** Where a part of the page that can't be shown leaves its trace. `part` names the release or the component. */
export function reportFailure(part: string, error: unknown): void {
  console.warn(`${part} can't be shown.`, error);
}
