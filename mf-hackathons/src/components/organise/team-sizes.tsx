import { TEAM_SIZES_CROSSED, type TeamSizes } from '@crewdeck/contract';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, Card, FieldRow, Section, Stack, StepFailure, Words } from '@crewdeck/ui-kit';
import { useState } from 'react';
import styles from './organise.module.css';
import { TeamSizeField } from './team-size-field.tsx';

/** How small and how large teams of the event may be. */
export function TeamSizesForm({ hackathonId, sizes }: { hackathonId: string; sizes: TeamSizes }) {
  const [min, setMin] = useState(String(sizes.min));
  const [max, setMax] = useState(String(sizes.max));
  const step = useStep({
    call: (http) =>
      http.send('PUT /api/hackathons/:id/team-sizes', {
        id: hackathonId,
        body: { min: Number(min), max: Number(max) },
      }),
    done: 'Allowed sizes saved.',
    failed: "We couldn't save the allowed sizes. Try again.",
  });
  const areCrossed = max !== '' && Number(min) > Number(max);
  // Without problems of ours, the browser validates.
  const { checked, problems } = useForm({
    ...(areCrossed && { problems: { min: TEAM_SIZES_CROSSED } }),
    send: step.send,
  });
  return (
    <Section title="Sizes allowed at this event">
      <Card as="div" className={styles.card}>
        <Words tone="muted">
          We won't propose smaller or larger teams. Teams that are already proposed stay as they are.
        </Words>
        <Stack as="form" gap={4} {...checked}>
          <FieldRow>
            <TeamSizeField label="Smallest team" error={problems.min} value={min} onValueChange={setMin} />
            <TeamSizeField label="Largest team" value={max} onValueChange={setMax} />
          </FieldRow>
          <Stack align="start" gap={3}>
            <Button type="submit" isBusy={step.isBusy}>
              Save allowed sizes
            </Button>
            <StepFailure failure={step.failure} />
          </Stack>
        </Stack>
      </Card>
    </Section>
  );
}
