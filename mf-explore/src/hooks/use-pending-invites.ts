import type { Invite } from '@crewdeck/contract';
import { useReceivedInvites, useSentInvites } from '@crewdeck/module-sdk';
import { useMemo } from 'react';

/** Ids of the projects that wait for the viewer's answer. Nobody's, or unreadable: none, and the server still knows. */
export function useInvitedTo(): ReadonlySet<string> {
  return usePending(useReceivedInvites().data, projectOf);
}

/** Profile ids of the people whose answer the viewer waits for. */
export function useInvitedPeople(): ReadonlySet<string> {
  return usePending(useSentInvites().data, receiverOf);
}

function usePending(invites: readonly Invite[] | undefined, idOf: (invite: Invite) => string): ReadonlySet<string> {
  return useMemo(
    () => new Set(invites?.filter(({ status }) => status === 'pending').map((invite) => idOf(invite))),
    [invites, idOf],
  );
}

function projectOf({ projectId }: Invite): string {
  return projectId;
}

function receiverOf({ receiverId }: Invite): string {
  return receiverId;
}
