import { instantOf, isWallTime, type PlannedTeamRound, type TeamSizes, wallTimeOf } from '@crewdeck/contract';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import {
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  FieldRow,
  RowList,
  Stack,
  StepFailure,
  TextField,
  Words,
} from '@crewdeck/ui-kit';
import { useState } from 'react';
import { writeMoment } from '../../rules/days.ts';
import { usualSize } from '../../rules/team-sizes.ts';
import styles from './organise.module.css';
import { TeamSizeField } from './team-size-field.tsx';

interface PlannedRoundsProps {
  hackathonId: string;
  rounds: readonly PlannedTeamRound[];
  sizes: TeamSizes;
  /** Of the event, whose clocks tell the times. */
  timeZone: string | null;
}

/** Rounds that open by themselves, which everybody reads on the event's page. */
export function PlannedRounds({ hackathonId, rounds, sizes, timeZone }: PlannedRoundsProps) {
  const zone = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [time, setTime] = useState('');
  const [size, setSize] = useState(String(usualSize(sizes)));
  const step = useStep({
    call: (http, opensAt: string) =>
      http.send('POST /api/hackathons/:id/planned-rounds', {
        id: hackathonId,
        body: { opensAt, teamSize: Number(size) },
      }),
    done: 'Round planned.',
    failed: "We couldn't plan this round. Try again.",
    onDone: () => setTime(''),
  });
  const { checked } = useForm({
    send: () => {
      if (isWallTime(time)) step.send(instantOf(time, zone).toISOString());
    },
  });
  return (
    <Card as="section" aria-label="Plan a round" className={styles.card}>
      <h3>Plan a round</h3>
      {rounds.length === 0 ? (
        <Words tone="muted">No rounds are planned. Plan one, so people know when teams are proposed.</Words>
      ) : (
        <RowList aria-label="Planned rounds">
          {rounds.map((round) => (
            <PlannedRound key={round.id} hackathonId={hackathonId} round={round} timeZone={timeZone} />
          ))}
        </RowList>
      )}
      <Stack as="form" gap={4} {...checked}>
        <FieldRow>
          <TextField
            type="datetime-local"
            label="Round starts"
            required
            ifEmpty="Choose when the round starts."
            min={wallTimeOf(new Date(), zone)}
            value={time}
            onValueChange={setTime}
          />
          <TeamSizeField label="Team size" value={size} onValueChange={setSize} sizes={sizes} />
        </FieldRow>
        <Stack align="start" gap={3}>
          <Button type="submit" isBusy={step.isBusy}>
            Plan a round
          </Button>
          <StepFailure failure={step.failure} />
        </Stack>
      </Stack>
    </Card>
  );
}

function PlannedRound({
  hackathonId,
  round: { id, opensAt, teamSize },
  timeZone,
}: Pick<PlannedRoundsProps, 'hackathonId' | 'timeZone'> & { round: PlannedTeamRound }) {
  const words = writeMoment(opensAt, timeZone);
  const cancel = useStep({
    call: (http) => http.send('DELETE /api/hackathons/:id/planned-rounds/:roundId', { id: hackathonId, roundId: id }),
    done: 'Round cancelled.',
    failed: "We couldn't cancel this round. Try again.",
  });
  return (
    <Cluster as="li" gap={4} rowGap={2} align="center">
      <span className={styles.name}>
        <time dateTime={opensAt}>{words}</time>
        {`: teams of ${teamSize}`}
      </span>
      <Button size="sm" aria-label={`Cancel the round ${words}`} onClick={cancel.ask}>
        Cancel round
      </Button>
      <ConfirmDialog
        {...cancel.question}
        title="Cancel this round?"
        text={`The round on ${words} won't start, and the event page no longer shows it. Nobody is notified.`}
        confirmLabel="Cancel round"
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={cancel.send}
      />
    </Cluster>
  );
}
