import { LIMITS, type ModuleStatus } from '@crewdeck/contract';
import { TextArea, TextField } from '@crewdeck/ui-kit';
import type { ChangeName } from '../rules/changes.ts';
import { type Draft, type DraftProblems, isReasonRequired } from '../rules/draft.ts';
import { ReleaseChoicesField } from './release-choices-field.tsx';

interface ChangeFieldsProps {
  change: ChangeName;
  status: ModuleStatus;
  draft: Draft;
  problems: DraftProblems;
  now: number;
  onDraft: (changes: Partial<Draft>) => void;
}

/** What a change has to be told: which release, for how many, and why. */
export function ChangeFields({ change, status, draft, problems, now, onDraft }: ChangeFieldsProps) {
  return (
    <>
      {change === 'rollback' || change === 'activate' ? (
        <ReleaseChoicesField
          legend={change === 'rollback' ? 'Roll back to' : 'Release'}
          status={status}
          chosen={draft.release}
          error={problems.release}
          now={now}
          onChoose={(release) => onDraft({ release })}
        />
      ) : null}
      {change === 'activate' ? (
        <TextField
          label="Share of the browsers, in percent"
          hint="Below 100 it becomes the canary, and the live release stays."
          inputMode="decimal"
          autoComplete="off"
          value={draft.percent}
          onValueChange={(percent) => onDraft({ percent })}
          error={problems.percent}
        />
      ) : null}
      <TextArea
        label={isReasonRequired(change) ? 'Reason' : 'Reason (optional)'}
        hint="Stands in the list of events, with your name."
        rows={2}
        required={isReasonRequired(change)}
        maxLength={LIMITS.releaseReason}
        value={draft.reason}
        onValueChange={(reason) => onDraft({ reason })}
        error={problems.reason}
      />
    </>
  );
}
