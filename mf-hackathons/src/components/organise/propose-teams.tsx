import type { OpenedTeamRound, TeamSearch, TeamSizes } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { useForm, useStep } from '@crewdeck/module-sdk/forms';
import { Button, Card, ConfirmDialog, Notice, Stack, Words } from '@crewdeck/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { usualSize } from '../../rules/team-sizes.ts';
import { askedWords, roundWords, teamsProposedWords, tooFewWords } from '../../rules/team-words.ts';
import styles from './organise.module.css';
import { TeamSizeField } from './team-size-field.tsx';

interface ProposeTeamsProps {
  hackathonId: string;
  rounds: NonNullable<TeamSearch['rounds']>;
  /** How many look without a proposed team, as the contract counts them. */
  looking: number;
  sizes: TeamSizes;
  /** The event's; `null` where none is known. */
  timeZone: string | null;
}

/** Has everybody who looks put into teams, once that is confirmed, and shows what came of it. */
export function ProposeTeams({ hackathonId, rounds, looking, sizes, timeZone }: ProposeTeamsProps) {
  const [size, setSize] = useState(String(usualSize(sizes, looking)));
  const step = useStep({
    call: (http) =>
      http.send('POST /api/hackathons/:id/team-rounds', { id: hackathonId, body: { teamSize: Number(size) } }),
    failed: "We couldn't propose teams. Try again.",
  });
  const { checked } = useForm({ send: step.ask });
  const tooFew = tooFewWords(looking);
  const outcome = step.isBusy ? null : step.outcome;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed goes once everybody is asked, and the focus with it.
  useEffect(() => {
    if (tooFew && step.isDone && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  }, [tooFew, step.isDone]);

  return (
    <Card as="section" aria-label="Start a round" className={styles.card}>
      <h3 ref={title} tabIndex={-1}>
        Start a round
      </h3>
      {outcome && <Outcome outcome={outcome} />}
      {tooFew && !outcome?.teams && <p>{tooFew}</p>}
      {!tooFew && (
        <Stack as="form" gap={4} align="start" {...checked}>
          <TeamSizeField label="Team size" value={size} onValueChange={setSize} sizes={sizes} />
          <Button type="submit" variant="primary" isBusy={step.isBusy}>
            Propose teams now
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        {...step.question}
        onConfirm={() => step.send()}
        title="Propose teams now?"
        text={askedWords(looking)}
        confirmLabel="Propose"
      />
      {rounds.length > 0 && (
        <>
          <Stack aria-label="Rounds" as="ul" gap={2} tone="muted" className={styles.rounds}>
            {rounds.map((round) => (
              <li key={round.id}>{roundWords(round, timeZone)}</li>
            ))}
          </Stack>
          {rounds.some(({ proposals }) => proposals.open + proposals.formed > 0) && (
            <p>
              <Link to="?tab=teams">See who's with whom</Link>
            </p>
          )}
        </>
      )}
      {rounds.length === 0 && !tooFew && <Words tone="muted">No teams have been proposed yet.</Words>}
    </Card>
  );
}

function Outcome({ outcome: { teams, unplaced } }: { outcome: OpenedTeamRound }) {
  return (
    <Notice tone={teams === 0 ? 'warning' : unplaced.length > 0 ? 'info' : 'success'} role="status">
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
