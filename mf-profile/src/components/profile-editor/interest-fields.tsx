import { FormSection } from '@crewdeck/ui-kit';
import type { EditorPart } from '../../hooks/use-editor-part.ts';
import type { FormPart } from '../../hooks/use-profile-form.ts';
import { EntryFields } from './entry-fields.tsx';

/** The specification names no topics, so these are only a start; any other can be typed. */
const TOPICS = [
  'Web Development',
  'Mobile Development',
  'Machine Learning',
  'Data Science',
  'Cloud Computing',
  'DevOps',
  'Cybersecurity',
  'Blockchain',
  'Game Development',
  'UI/UX Design',
  'Open Source',
  'System Design',
] as const;
const GROUPS = { Topics: TOPICS };

/** Topics to choose from, and room for others. */
export function InterestFields({ form, change }: FormPart) {
  return (
    <FormSection
      id={'interests' satisfies EditorPart}
      title="Concepts & Interests"
      hint="Topics you'd join a team for. Others see them on your profile, but not on your card."
    >
      <EntryFields
        form={form}
        change={change}
        list="interests"
        draft="interestDraft"
        groups={GROUPS}
        ownLegend="Topics"
        label="Add an interest"
        addLabel="Add interest"
        placeholder="e.g. Assistive technology"
      />
    </FormSection>
  );
}
