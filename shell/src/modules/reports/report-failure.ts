/** Logs a part of the page that can't be shown. `part` names the release. */
export function reportFailure(part: string, error: unknown): void {
  console.warn(`${part} can't be shown.`, error);
}
