/** How rare a skill is among some people, by its key: 1 for what everybody has, more the fewer have it. */
export type Rarity = (skill: string) => number;

/**
 * The smoothed inverse document frequency: `1 + ln((people + 1) / (those who have it + 1))`.
 *
 * @param skillsOfPeople the keys of each person's skills
 */
export function rarityAmong(skillsOfPeople: readonly { keys: () => Iterable<string> }[]): Rarity {
  const counts = new Map<string, number>();
  for (const skills of skillsOfPeople) for (const key of skills.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const rarityOf = (count: number) => 1 + Math.log((skillsOfPeople.length + 1) / (count + 1));
  const rarities = new Map([...counts].map(([key, count]) => [key, rarityOf(count)]));
  const rarest = rarityOf(0);
  return (skill) => rarities.get(skill) ?? rarest;
}
