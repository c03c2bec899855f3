import type { DecideReports, ReportedSubject } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import { DECISION_TEXTS, nameOf } from '../rules/decision-texts.ts';
import { reportsKeys } from './use-reports.ts';

const NO_ANSWER = 'We got no answer, so the decision may have happened. Check the history before you try again.';

/** Decides on the reports of a person or a project. Whatever comes of it, the reports are read again. */
export function useDecide(subject: ReportedSubject, onClose: () => void) {
  return useStep({
    // Refused with `report.changed_meanwhile` when there is nothing left to decide.
    call: (http, decision: DecideReports) =>
      http.send('POST /api/abuse-reports/:kind/:id/decisions', { kind: subject.kind, id: subject.id, body: decision }),
    done: (_done, { action }) => DECISION_TEXTS[action].done(nameOf(subject)),
    failed: NO_ANSWER,
    refetch: [reportsKeys.all],
    onClose,
  });
}
