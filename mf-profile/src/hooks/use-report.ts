import type { ReportAbuse } from '@crewdeck/contract';
import { serverText, useHttp, useMutation } from '@crewdeck/module-sdk';
import { reportAbuse } from '../api/report-abuse.ts';

type Words = Pick<ReportAbuse, 'category' | 'words'>;

/** Reports somebody or something. What came of it stays in sight, in the place where the person wrote. */
export function useReport({ kind, id }: ReportAbuse['subject']) {
  const http = useHttp();
  const mutation = useMutation({
    mutationFn: (words: Words) => reportAbuse(http, { subject: { kind, id }, ...words }),
  });
  return {
    report: (words: Words) => mutation.mutate(words),
    isSending: mutation.isPending,
    isSent: mutation.isSuccess,
    refusal: mutation.error && serverText(mutation.error, 'Failed to send the report. Try again in a moment.'),
  };
}
