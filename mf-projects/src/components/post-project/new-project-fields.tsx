import { earliestDeadline, type Project, splitList } from '@crewdeck/contract';
import { FieldRow, FormSection, ListField, SelectField, TextField } from '@crewdeck/ui-kit';
import type { NewProjectPart } from '../../hooks/use-new-project-form.ts';
import { CollaborationTypeField } from '../fields/collaboration-type-field.tsx';
import { HackathonField } from '../fields/hackathon-field.tsx';
import { StoryFields } from '../fields/story-fields.tsx';
import { CoverField } from './cover/cover-field.tsx';
import { TeamFields } from './team-fields.tsx';
import { TechnicalFields } from './technical-fields.tsx';

/** Nobody posts an archived project. */
const STATUSES_TO_START_WITH = [
  'Open',
  'Ideation',
  'In Progress',
  'Completed',
] as const satisfies readonly Project['status'][];

interface NewProjectFieldsProps extends NewProjectPart {
  cover: Blob | null;
  chooseCover: (cover: Blob | null) => void;
}

/** The five sections of the form (spec 2: Post a Project). */
export function NewProjectFields({ draft, problems, change, cover, chooseCover }: NewProjectFieldsProps) {
  return (
    <>
      <FormSection title="Basic Information" hint="What people read first.">
        <StoryFields story={draft} problems={problems} onChange={change} />
      </FormSection>
      <FormSection title="Collaboration Details" hint="How far along it is, and who can find it.">
        <FieldRow>
          <SelectField
            label="Status"
            options={STATUSES_TO_START_WITH}
            value={draft.status}
            onValueChange={(status) => change({ status })}
          />
          <CollaborationTypeField
            value={draft.collaborationType}
            onValueChange={(collaborationType) => change({ collaborationType })}
          />
        </FieldRow>
      </FormSection>
      <TechnicalFields draft={draft} problems={problems} change={change} />
      <TeamFields draft={draft} problems={problems} change={change} />
      <FormSection title="Additional Details" hint="Details that help people decide.">
        <FieldRow>
          <TextField
            label="Deadline"
            type="date"
            hint="The last day people can join. Optional."
            min={earliestDeadline(new Date())}
            value={draft.deadline}
            error={problems.deadline}
            onValueChange={(deadline) => change({ deadline })}
          />
          <ListField
            label="Tags"
            hint="Separate with commas: campus, open source"
            entries={splitList(draft.tags)}
            value={draft.tags}
            error={problems.tags}
            onValueChange={(tags) => change({ tags })}
          />
        </FieldRow>
        <HackathonField
          current={null}
          value={draft.hackathonId}
          onValueChange={(hackathonId) => change({ hackathonId })}
        />
        <CoverField cover={cover} onChange={chooseCover} />
      </FormSection>
    </>
  );
}
