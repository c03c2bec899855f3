import type { Project } from '@crewdeck/contract';

/** The server filters too; keeping the rule here means that no answer can put a private project on this page (spec 5). */
export function keepOpenToAll(projects: readonly Project[]): Project[] {
  return projects.filter((project) => project.visibility === 'Open to All');
}
