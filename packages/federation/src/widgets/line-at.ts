/** Line of a place in a text, from 1 on. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
