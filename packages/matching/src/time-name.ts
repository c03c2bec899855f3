/** A part of the week as one says it in a sentence: `tue-evening` is `Tue evening`. */
export function timeName(block: string): string {
  const name = block.replaceAll(/[-_]+/g, ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
