/** Pages that were read one after the other may repeat somebody: each stands where they came first, as they were read last. */
export function eachOnce<T extends { id: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
