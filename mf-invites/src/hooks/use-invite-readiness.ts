import { useFailureToast, useMyProfile, useMyProjects } from '@crewdeck/module-sdk';
import { type InviteReadiness, inviteReadiness } from '../rules/invite-readiness.ts';

/** Loads what an invite needs: the person's projects, and whether they have a profile. */
export function useInviteReadiness(): { readiness: InviteReadiness; retry: () => void } {
  const profile = useMyProfile();
  const projects = useMyProjects();

  const readiness = inviteReadiness({
    profile: profile.data,
    isProfileLoading: profile.isPending,
    projects: projects.data,
    isProjectsFailed: projects.isLoadingError,
    now: new Date(),
  });
  useFailureToast(
    { isLoadingError: readiness.kind === 'failed', errorUpdatedAt: projects.errorUpdatedAt },
    'Failed to fetch your projects.',
  );

  return { readiness, retry: () => void projects.refetch() };
}
