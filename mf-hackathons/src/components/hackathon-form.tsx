import { LIMITS, splitList } from '@crewdeck/contract';
import { useForm } from '@crewdeck/module-sdk/forms';
import {
  Button,
  Checkbox,
  FieldRow,
  FormActions,
  FormSection,
  ListField,
  SelectField,
  TextArea,
  TextField,
} from '@crewdeck/ui-kit';
import { useState } from 'react';

interface HackathonFormProps {
  /** Called only with everything filled in that the browser asks for. */
  onSubmit: () => void;
}

/** The first option is no choice yet, so that the browser can ask for one (spec 5). */
const FEES = asOptions('Select a fee', ['Free', 'Paid']);
const MODES = asOptions('Select a mode', ['Online', 'Offline', 'Hybrid']);

function asOptions(invitation: string, choices: readonly string[]) {
  return [{ value: '', label: invitation }, ...choices.map((choice) => ({ value: choice, label: choice }))];
}

/** The fields of spec 3. What is typed lives on the screen only: posting is not open, and nothing could be lost by leaving. */
export function HackathonForm({ onSubmit }: HackathonFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});

  const field = (name: string) => ({
    name,
    value: typed[name] ?? '',
    onValueChange: (value: string) => setTyped((known) => ({ ...known, [name]: value })),
  });
  const { checked } = useForm({ send: onSubmit });

  return (
    <form {...checked}>
      <FormSection title="About" hint="What it is, and who's behind it.">
        <TextField label="Title" maxLength={LIMITS.title} {...field('title')} />
        <TextArea label="Description" maxLength={LIMITS.description} {...field('description')} />
        <FieldRow>
          <TextField
            label="Theme"
            placeholder="e.g. Climate, Health, Open data"
            maxLength={LIMITS.shortText}
            {...field('theme')}
          />
          <TextField label="Organizer" maxLength={LIMITS.shortText} {...field('organizer')} />
        </FieldRow>
        <TextField
          label="Website URL"
          type="url"
          required
          ifEmpty="Enter the address of its website."
          placeholder="https://"
          maxLength={LIMITS.url}
          {...field('hackathonLink')}
        />
      </FormSection>
      <FormSection title="When and where" hint="So teams can plan ahead.">
        <FieldRow>
          <TextField label="Date" type="date" {...field('date')} />
          <TextField label="Registration deadline" type="date" max={typed.date || undefined} {...field('deadline')} />
        </FieldRow>
        <FieldRow>
          <TextField label="Duration" placeholder="e.g. 48 hours" maxLength={LIMITS.shortText} {...field('duration')} />
          <TextField label="Rounds" type="number" min={1} {...field('rounds')} />
        </FieldRow>
        <FieldRow>
          <SelectField label="Event mode" required ifEmpty="Choose a mode." options={MODES} {...field('eventMode')} />
          <TextField
            label="Location"
            placeholder="City, campus or platform"
            maxLength={LIMITS.shortText}
            {...field('location')}
          />
        </FieldRow>
      </FormSection>
      <FormSection title="Registration" hint="What it costs to take part.">
        <FieldRow>
          <SelectField
            label="Registration fee"
            required
            ifEmpty="Choose Free or Paid."
            options={FEES}
            {...field('registrationFee')}
          />
          {typed.registrationFee === 'Paid' && (
            <TextField
              label="Fee amount"
              type="number"
              required
              ifEmpty="Enter the fee."
              min={0}
              step="any"
              {...field('feeAmount')}
            />
          )}
        </FieldRow>
      </FormSection>
      <FormSection title="Technology and teams" hint="What teams build with, and who they need.">
        <ListField
          label="Tech stack"
          required
          ifEmpty="Name at least one technology."
          placeholder="e.g. React, Node.js, Python"
          entries={splitList(typed.techStack)}
          {...field('techStack')}
        />
        <ListField
          label="Tags"
          placeholder="e.g. beginners, prizes"
          entries={splitList(typed.tags)}
          {...field('tags')}
        />
        <FieldRow>
          <ListField
            label="Roles"
            required
            ifEmpty="Name at least one role."
            placeholder="e.g. Designer, Backend Developer"
            entries={splitList(typed.roles)}
            {...field('roles')}
          />
          <TextField
            label="Max team size"
            type="number"
            required
            ifEmpty="Enter a team size."
            min={LIMITS.teamSizeMin}
            max={LIMITS.teamSizeMax}
            {...field('maxTeamSize')}
          />
        </FieldRow>
        <Checkbox name="isLookingForTeam">I'm looking for a team myself</Checkbox>
      </FormSection>
      <FormActions>
        <Button type="submit" variant="primary" size="lg">
          Post Hackathon
        </Button>
      </FormActions>
    </form>
  );
}
