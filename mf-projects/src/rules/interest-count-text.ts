/** `1 person is interested`, `3 people are interested`. */
export function interestCountText(count: number): string {
  return count === 1 ? '1 person is interested' : `${count} people are interested`;
}
