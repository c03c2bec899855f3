import type { Project } from '@crewdeck/contract';

/** The first thing an invite still lacks, or `null` when it can be sent (spec 5). */
export function missingPart(project: Project | undefined, role: string): 'project' | 'role' | null {
  if (!project) return 'project';
  return role.trim() === '' ? 'role' : null;
}
