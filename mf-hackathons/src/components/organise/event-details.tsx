import { type Hackathon, LIMITS, problemsOfEventTimes } from '@crewdeck/contract';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, FieldRow, Section, Stack, StepFailure, TextField, TimeZoneField } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { type DetailsForm, detailsFormOf, detailsOf } from '../../rules/details-form.ts';
import styles from './organise.module.css';

/** When and where the event is, and what can be won. */
export function EventDetails({ hackathon }: { hackathon: Hackathon }) {
  const [form, setForm] = useState(() =>
    detailsFormOf(hackathon, new Intl.DateTimeFormat().resolvedOptions().timeZone),
  );
  const details = detailsOf(form);
  const step = useStep({
    call: (http) => http.send('PUT /api/hackathons/:id/details', { id: hackathon.id, body: details }),
    done: 'Event details saved.',
    failed: "We couldn't save the event details. Try again.",
  });
  const { checked, problems } = useForm({ problems: problemsOfEventTimes(details), send: step.send });
  const field = (name: keyof DetailsForm) => ({
    value: form[name],
    onValueChange: (value: string) => setForm((typed) => ({ ...typed, [name]: value })),
  });
  return (
    <Section title="Event details">
      <Stack as="form" gap={4} className={styles.form} {...checked}>
        <FieldRow>
          <TextField type="datetime-local" label="Starts" error={problems.startsAt} {...field('startsAt')} />
          <TextField type="datetime-local" label="Ends" error={problems.endsAt} {...field('endsAt')} />
        </FieldRow>
        <TimeZoneField
          hint="The start and the end are in this zone. People see them in their own."
          error={problems.timeZone}
          {...field('timeZone')}
        />
        <FieldRow>
          <TextField type="date" label="Last day to register" error={problems.deadline} {...field('deadline')} />
          <TextField label="Location" maxLength={LIMITS.shortText} {...field('location')} />
        </FieldRow>
        <TextField label="Prizes" maxLength={LIMITS.shortText} {...field('prizes')} />
        <Stack align="start" gap={3}>
          <Button type="submit" variant="primary" isBusy={step.isBusy}>
            Save details
          </Button>
          <StepFailure failure={step.failure} />
        </Stack>
      </Stack>
    </Section>
  );
}
