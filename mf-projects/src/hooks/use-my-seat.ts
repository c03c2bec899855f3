import type { ProjectPage, TeamMember } from '@crewdeck/contract';
import { useMyProfile } from '@crewdeck/module-sdk';

/** The viewer's own entry in the team. */
export function useMySeat({ team }: ProjectPage): TeamMember | undefined {
  const myId = useMyProfile().data?.id;
  return team?.find(({ id }) => id === myId);
}
