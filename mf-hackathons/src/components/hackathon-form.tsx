import { useKeptForm } from '@crewdeck/module-sdk/forms';
import { Button, ComebackNotice, FormActions, LeaveDialog } from '@crewdeck/ui-kit';
import type { FormEvent } from 'react';
import { EMPTY_DRAFT, type HackathonDraft, hasEntries } from '../rules/hackathon-draft.ts';
import { AboutFields } from './about-fields.tsx';
import { EntryFields } from './entry-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { TeamFields } from './team-fields.tsx';

interface HackathonFormProps {
  /** Called only with everything filled in that the browser asks for. */
  onSubmit: (draft: HackathonDraft) => void;
}

export function HackathonForm({ onSubmit }: HackathonFormProps) {
  // Posting saves nothing (spec 8), so what was typed is unsaved to the end.
  const { form: draft, setForm, comeback, unsavedChanges } = useKeptForm(EMPTY_DRAFT, hasEntries);
  const onChange = (changes: Partial<HackathonDraft>) => setForm((previous) => ({ ...previous, ...changes }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(draft);
  };

  return (
    <form onSubmit={submit}>
      <ComebackNotice comeback={comeback} />
      <AboutFields draft={draft} onChange={onChange} />
      <ScheduleFields draft={draft} onChange={onChange} />
      <EntryFields draft={draft} onChange={onChange} />
      <TeamFields draft={draft} onChange={onChange} />
      <FormActions>
        <Button type="submit" variant="primary" size="lg">
          Post Hackathon
        </Button>
      </FormActions>
      <LeaveDialog question={unsavedChanges} />
    </form>
  );
}
