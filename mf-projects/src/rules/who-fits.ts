/** The directory, filled with people who have a skill. */
export function peoplePath(skill: string | undefined): string {
  return skill ? `/explore?search=${encodeURIComponent(skill)}` : '/explore';
}
