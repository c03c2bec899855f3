/** Every way to put people into teams of these sizes, each team with its first free person first. Few people only. */
export function* partitions(people: readonly string[], sizes: readonly number[]): Generator<string[][]> {
  const [first, ...others] = people;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const size of new Set(sizes)) {
    const rest = sizes.toSpliced(sizes.indexOf(size), 1);
    for (const mates of choices(others, size - 1)) {
      const left = others.filter((person) => !mates.includes(person));
      for (const teams of partitions(left, rest)) yield [[first, ...mates], ...teams];
    }
  }
}

function* choices(people: readonly string[], count: number): Generator<string[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [index, person] of people.entries())
    for (const others of choices(people.slice(index + 1), count - 1)) yield [person, ...others];
}
