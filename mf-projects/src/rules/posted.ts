import type { Project } from '@crewdeck/contract';

/** What the page that one lands on after posting is told of the project, in the entry of the history. */
export interface Posted {
  id: string;
  title: string;
  /** What it is built with first, to find people by. */
  skill: string | undefined;
}

export function asPosted({ id, title, techStack }: Pick<Project, 'id' | 'title' | 'techStack'>): { posted: Posted } {
  return { posted: { id, title, skill: techStack[0] } };
}

/** Out of the state of an address; `null` for whoever comes from elsewhere. */
export function postedOf(state: unknown): Posted | null {
  return typeof state === 'object' && state !== null && 'posted' in state ? (state.posted as Posted) : null;
}
