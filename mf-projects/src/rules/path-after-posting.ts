import type { Project } from '@crewdeck/contract';

/** Where a person goes after posting: to where everybody sees the project, or to their own list (spec 4). */
export function pathAfterPosting(collaborationType: Project['collaborationType']): string {
  return collaborationType === 'Open to all' ? '/explore-projects' : '/my-projects';
}
