import { LIMITS } from '@crewdeck/contract';
import { FormSection } from '@crewdeck/ui-kit';
import { useCallback } from 'react';
import { useSeenEntries } from '../../hooks/use-seen-entries.ts';
import { addEntries } from '../../rules/add-entries.ts';
import { INTEREST_SUGGESTIONS } from '../../rules/interest-suggestions.ts';
import { EntryAdder } from './entry-adder.tsx';
import type { FormPart } from './form-part.ts';
import { ToggleGroup } from './toggle-group.tsx';

/** Topics to choose from, and room for others. */
export function InterestFields({ form, setField }: FormPart) {
  const max = LIMITS.skillsPerProfile;
  const offered = useSeenEntries([...INTEREST_SUGGESTIONS, ...form.interests]);
  const setInterests = useCallback((interests: readonly string[]) => setField('interests', interests), [setField]);
  const isFull = form.interests.length >= max;

  function addDraft() {
    setInterests(addEntries(form.interests, form.interestDraft, { known: INTEREST_SUGGESTIONS, max }));
    setField('interestDraft', '');
  }

  return (
    <FormSection title="Concepts & Interests" hint="Topics you would join a team for.">
      <ToggleGroup
        legend="Topics"
        offered={offered}
        chosen={form.interests}
        onChosenChange={setInterests}
        isFull={isFull}
      />
      <EntryAdder
        label="Add an interest"
        addLabel="Add interest"
        placeholder="e.g. Assistive technology"
        hint={isFull ? `You have ${max} interests. Remove one to add another.` : undefined}
        isFull={isFull}
        draft={form.interestDraft}
        onDraftChange={(draft) => setField('interestDraft', draft)}
        onAdd={addDraft}
      />
    </FormSection>
  );
}
