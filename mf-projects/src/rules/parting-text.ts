import type { Parting } from '@crewdeck/contract';

const SENTENCES = {
  removed: 'You are no longer on this team.',
  project_deleted: 'Its owner has deleted this project.',
} as const satisfies Record<Parting['kind'], string>;

/** What has happened, in a sentence about the project that stands before it. */
export function partingText({ kind }: Pick<Parting, 'kind'>): string {
  return SENTENCES[kind];
}
