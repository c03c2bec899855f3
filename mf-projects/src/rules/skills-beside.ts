/** A person's skills in two parts: those that the project is built with, and the others. */
export function skillsBeside(skills: readonly string[], techStack: readonly string[]) {
  const wanted = new Set(techStack.map((tech) => tech.toLowerCase()));
  const isWanted = (skill: string) => wanted.has(skill.toLowerCase());
  return { matching: skills.filter(isWanted), others: skills.filter((skill) => !isWanted(skill)) };
}
