import { useReceivedInvites } from '@crewdeck/module-sdk';

/** How many received invites wait for an answer. A failed poll counts none and shows no message (spec 8). */
export function usePendingInvites() {
  const { data = [], isPending, isError } = useReceivedInvites({ poll: true });
  const count = isError ? 0 : data.filter(({ status }) => status === 'pending').length;
  return { count, isPending, isError };
}
