import { notify, serverText, useHttp, useMutation, useQueryClient } from '@crewdeck/module-sdk';
import { checkIn } from '../api/check-in.ts';

/** Says that one is still with a team. What asked for it goes once that is known. */
export function useCheckIn(projectId: string) {
  const http = useHttp();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => checkIn(http, projectId),
    onSuccess: () => notify.success('Thank you. Your team knows that you are there.'),
    onError: (error) => notify.error(serverText(error, 'You could not check in. Try again in a moment.')),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
