import type { Activity } from '@crewdeck/contract';

const SENTENCES = {
  removed: 'You are no longer on this team.',
  project_deleted: 'Its owner has deleted this project.',
} as const satisfies Partial<Record<Activity['kind'], string>>;

/** A project that the person is no longer part of, against their will. */
export type Parting = Activity & { kind: keyof typeof SENTENCES };

export function isParting(activity: Activity): activity is Parting {
  return activity.kind in SENTENCES;
}

/** What has happened, in a sentence about the project that stands before it. */
export function partingText({ kind }: Pick<Parting, 'kind'>): string {
  return SENTENCES[kind];
}
