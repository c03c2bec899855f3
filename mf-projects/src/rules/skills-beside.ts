/**
 * A person's skills in two parts: those that the project is built with, and the others.
 *
 * @param canonical one name for all names of a skill
 */
export function skillsBeside(
  skills: readonly string[],
  techStack: readonly string[],
  canonical: (name: string) => string,
) {
  const wanted = new Set(techStack.map(canonical));
  const isWanted = (skill: string) => wanted.has(canonical(skill));
  return { matching: skills.filter(isWanted), others: skills.filter((skill) => !isWanted(skill)) };
}
