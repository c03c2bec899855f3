import { LIMITS, type OpenedTeamRound, type TeamSearch } from '@crewdeck/contract';
import { Button, Card, Notice, TextField } from '@crewdeck/ui-kit';
import { type FormEvent, useState } from 'react';
import { openTeamRound } from '../../api/open-team-round.ts';
import { useTeamStep } from '../../hooks/use-team-step.ts';
import { roundWords, teamsProposedWords } from '../../rules/round-words.ts';
import { StepFailure } from './step-failure.tsx';
import styles from './team-search.module.css';

const USUAL_SIZE = '4';

interface ProposeTeamsProps {
  hackathonId: string;
  rounds: NonNullable<TeamSearch['rounds']>;
}

/** For ops: has everybody who looks put into teams, and shows what came of it. */
export function ProposeTeams({ hackathonId, rounds }: ProposeTeamsProps) {
  const [size, setSize] = useState(USUAL_SIZE);
  const step = useTeamStep({
    send: (http) => openTeamRound(http, hackathonId, Number(size)),
    failed: 'Failed to propose teams.',
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    step.take();
  }

  return (
    <Card as="section" aria-label="Propose teams" className={styles.card}>
      <h3>Propose teams</h3>
      <form className={styles.round} onSubmit={submit}>
        <TextField
          type="number"
          inputMode="numeric"
          label="People in a team"
          required
          min={LIMITS.roundTeamSizeMin}
          max={LIMITS.roundTeamSizeMax}
          value={size}
          onValueChange={setSize}
        />
        <Button type="submit" isBusy={step.isBusy}>
          Propose teams
        </Button>
      </form>
      <StepFailure failure={step.failure} />
      {step.outcome && !step.isBusy ? <Outcome outcome={step.outcome} /> : null}
      {rounds.length > 0 ? (
        <ul aria-label="Rounds" className={styles.rounds}>
          {rounds.map((round) => (
            <li key={round.id}>{roundWords(round)}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>No teams have been proposed yet.</p>
      )}
      <p className={styles.quiet}>
        A round is for those who look and wait for no answer. People who come later are in the next one: propose again.
      </p>
    </Card>
  );
}

function Outcome({ outcome: { teams, unplaced } }: { outcome: OpenedTeamRound }) {
  return (
    <Notice tone={teams > 0 ? 'success' : 'warning'} role="status">
      <p>{teamsProposedWords(teams)}</p>
      {unplaced.length > 0 ? (
        <ul aria-label="Not placed">
          {unplaced.map(({ person, reason }) => (
            <li key={person.id}>
              <bdi>{person.name}</bdi>: {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
