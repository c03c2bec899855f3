import { PROJECT_FIELDS } from '@crewdeck/contract';
import { TextArea, TextField } from '@crewdeck/ui-kit';
import type { ProjectProblems } from '../../rules/project-problems.ts';

/** So few characters before its limit the title's count appears. */
const TITLE_COUNTED_AT = 20;

interface Story {
  title: string;
  description: string;
}

interface StoryFieldsProps {
  story: Story;
  problems: ProjectProblems;
  onChange: (parts: Partial<Story>) => void;
}

/** Title and description, with how much of their room is used. */
export function StoryFields({ story: { title, description }, problems, onChange }: StoryFieldsProps) {
  const { max } = PROJECT_FIELDS.title;
  return (
    <>
      <TextField
        label="Title"
        required
        ifEmpty="Give your project a title."
        autoComplete="off"
        hint={title.length > max - TITLE_COUNTED_AT ? `${title.length} of ${max} characters.` : undefined}
        value={title}
        error={problems.title}
        onValueChange={(title) => onChange({ title })}
      />
      <TextArea
        label="Description"
        hint={`What you want to build, who it's for, and how far along you are. ${description.length} of ${PROJECT_FIELDS.description.max} characters.`}
        rows={5}
        value={description}
        error={problems.description}
        onValueChange={(description) => onChange({ description })}
      />
    </>
  );
}
