import { CATALOGUE, type Skill } from './catalogue.ts';
import { skillOf } from './skill-of.ts';

const RELATIVES: ReadonlyMap<string, ReadonlySet<string>> = readRelatives();

/** Names of what a skill belongs to, and of what belongs to it. */
export function relativesOf({ name }: Skill): readonly string[] {
  return [...(RELATIVES.get(name) ?? [])];
}

function readRelatives(): Map<string, Set<string>> {
  const relatives = new Map<string, Set<string>>();
  const add = (one: string, other: string) => relatives.set(one, (relatives.get(one) ?? new Set()).add(other));
  for (const { name, related } of new Set(CATALOGUE.values()))
    for (const other of related.flatMap((text) => skillOf(text)?.name ?? [])) {
      add(name, other);
      add(other, name);
    }
  return relatives;
}
