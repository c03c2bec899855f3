import { myDataKeys, notify, serverText, useHttp, useMutation, useQueryClient, useSession } from '@crewdeck/module-sdk';
import { withdrawInvite } from '../api/withdraw-invite.ts';

const NOBODY = '';

/** Takes back an invite that nobody has answered yet. */
export function useWithdrawInvite(inviteId: string): { withdraw: () => void; isWithdrawing: boolean } {
  const http = useHttp();
  const queryClient = useQueryClient();
  const uid = useSession().user?.uid ?? NOBODY;
  const { mutate, isPending } = useMutation({
    mutationFn: () => withdrawInvite(http, inviteId),
    onSuccess: () => notify.success('Invite withdrawn.'),
    onError: (error) => notify.error(serverText(error, 'The invite could not be withdrawn.')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: myDataKeys.all(uid) }),
  });
  return { withdraw: () => mutate(), isWithdrawing: isPending };
}
