/** What this page is told of a project that has just been posted, in the entry of the history. */
interface Posted {
  id: string;
  title: string;
  /** What it is built with first. */
  skill: string | undefined;
}

/** Out of the state of an address; `null` for whoever comes from elsewhere. */
export function postedOf(state: unknown): Posted | null {
  return typeof state === 'object' && state !== null && 'posted' in state ? (state.posted as Posted) : null;
}

/** The directory, filled with people who have a skill. */
export function whoFitsPath(skill: string | undefined): string {
  return skill ? `/explore?search=${encodeURIComponent(skill)}` : '/explore';
}
