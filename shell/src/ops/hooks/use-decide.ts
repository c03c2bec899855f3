import type { DecideReports, ReportedSubject } from '@crewdeck/contract';
import { notify, serverText, useHttp, useMutation, useQueryClient } from '@crewdeck/module-sdk';
import { decide, reportsKeys } from '../api/reports.ts';
import { DECISION_TEXTS, nameOf } from '../rules/decision-texts.ts';

const NO_ANSWER = 'No answer came, so it is not known whether it happened. Look at the history before you try again.';

/** Decides on the reports of a person or a project. Whatever comes of it, the reports are read again. */
export function useDecide(subject: ReportedSubject, onDone: () => void) {
  const http = useHttp();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (decision: DecideReports) => decide(http, subject, decision),
    onSuccess: (_done, { action }) => notify.success(DECISION_TEXTS[action].done(nameOf(subject))),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: reportsKeys.all }),
  });
  return {
    send: (decision: DecideReports) => mutation.mutate(decision, { onSuccess: onDone }),
    isSending: mutation.isPending,
    refusal: mutation.error && serverText(mutation.error, NO_ANSWER),
  };
}
