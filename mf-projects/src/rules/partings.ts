import type { Activity } from '@crewdeck/contract';

const SENTENCES = {
  removed: "You're no longer on this team.",
  project_deleted: 'The owner deleted this project.',
} as const satisfies Partial<Record<Activity['kind'], string>>;

/** The end of a membership that the person did not choose. */
export type Parting = Activity & { kind: keyof typeof SENTENCES };

export function isParting(activity: Activity): activity is Parting {
  return activity.kind in SENTENCES;
}

/** A sentence about the project, whose title is shown before it. */
export function partingText({ kind }: Pick<Parting, 'kind'>): string {
  return SENTENCES[kind];
}
