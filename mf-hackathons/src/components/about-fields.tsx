import { LIMITS } from '@crewdeck/contract';
import { FieldRow, FormSection, TextArea, TextField } from '@crewdeck/ui-kit';
import type { DraftFieldsProps } from './draft-fields-props.ts';

export function AboutFields({ draft, onChange }: DraftFieldsProps) {
  return (
    <FormSection title="About" hint="What it is, and who is behind it.">
      <TextField
        label="Title"
        dir="auto"
        maxLength={LIMITS.title}
        value={draft.title}
        onValueChange={(title) => onChange({ title })}
      />
      <TextArea
        label="Description"
        dir="auto"
        maxLength={LIMITS.description}
        value={draft.description}
        onValueChange={(description) => onChange({ description })}
      />
      <FieldRow>
        <TextField
          label="Theme"
          dir="auto"
          placeholder="e.g. Climate, Health, Open data"
          maxLength={LIMITS.shortText}
          value={draft.theme}
          onValueChange={(theme) => onChange({ theme })}
        />
        <TextField
          label="Organizer"
          dir="auto"
          maxLength={LIMITS.shortText}
          value={draft.organizer}
          onValueChange={(organizer) => onChange({ organizer })}
        />
      </FieldRow>
      <TextField
        label="Website URL"
        type="url"
        required
        placeholder="https://"
        maxLength={LIMITS.url}
        value={draft.hackathonLink}
        onValueChange={(hackathonLink) => onChange({ hackathonLink })}
      />
    </FormSection>
  );
}
