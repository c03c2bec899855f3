import type { ProjectPage } from '@crewdeck/contract';
import { hasStatus } from '@crewdeck/module-sdk';

/** Why nobody is shown who would fit a project; `null` where they are. */
export type Hindrance = 'sign-in' | 'missing' | 'not-on-team' | 'not-looking';

interface Situation {
  /** Whether it is known that nobody is signed in. */
  isVisitor: boolean;
  /** As far as it is known. */
  project: ProjectPage | undefined;
  error: unknown;
}

/** Who would fit is for those on the team, while it looks for people. */
export function hindranceOf({ isVisitor, project, error }: Situation): Hindrance | null {
  if (isVisitor) return 'sign-in';
  if (hasStatus(error, 404) || hasStatus(error, 400)) return 'missing';
  if (!project) return null;
  if (project.viewer?.is !== 'owner' && project.viewer?.is !== 'member') return 'not-on-team';
  return project.isLooking ? null : 'not-looking';
}
