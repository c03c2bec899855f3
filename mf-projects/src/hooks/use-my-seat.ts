import type { ProjectPage, TeamMember } from '@crewdeck/contract';
import { useMyProfile } from '@crewdeck/module-sdk';

/** The place of the viewer in a team. */
export function useMySeat({ team }: ProjectPage): TeamMember | undefined {
  const myId = useMyProfile().data?.id;
  return team?.find(({ id }) => id === myId);
}
