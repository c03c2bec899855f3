import { hasFreeSeat, isDeadlinePast, type Project } from '@crewdeck/contract';

/** The projects that can still take somebody in. The API refuses invites to all others (decisions: team size). */
export function openProjects(projects: readonly Project[], now: Date): Project[] {
  return projects.filter((project) => isOpen(project, now));
}

function isOpen({ status, maxTeamSize, collaborators, deadline }: Project, now: Date): boolean {
  const hasRoom = hasFreeSeat({ maxTeamSize, memberCount: collaborators.length });
  return status !== 'Archived' && hasRoom && !isDeadlinePast(deadline, now);
}
