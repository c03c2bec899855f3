import type { ProjectResult } from '@crewdeck/contract';

/** Whether the owner has said anything about what came of a project. A file of its own: every page of a project asks, few need more. */
export function hasResult({ credits: _, ...told }: ProjectResult): boolean {
  return Object.values(told).some(Boolean);
}
