import { shownName, type TeamProposal } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { useStep } from '@crewdeck/module-sdk/forms';
import { Button, Card, StepFailure, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import styles from './proposed-team.module.css';

interface AlternativeTeamProps {
  proposal: TeamProposal;
  onChosen: () => void;
}

/** The project that somebody may choose instead of the team that is proposed to them. A refusal stays when the choice is gone. */
export function AlternativeTeam({ proposal, onChosen }: AlternativeTeamProps) {
  const { id, project, alternative } = proposal;
  const headingId = useId();
  const step = useStep({
    call: (http) => http.send('POST /api/team-proposals/:id/alternative', { id }),
    done: "Here's the team you chose. It's waiting for your answer.",
    onDone: onChosen,
    failed: "We couldn't move you to the other team. Try again.",
  });
  return (
    <>
      {alternative ? (
        <Card as="section" aria-labelledby={headingId} className={styles.quiet}>
          <h3 id={headingId}>
            Or join{' '}
            {alternative.page ? (
              <Link to={`/projects/${alternative.id}`} dir="auto">
                {alternative.title}
              </Link>
            ) : (
              <bdi>{alternative.title}</bdi>
            )}
          </h3>
          {alternative.page ? (
            <div>
              <Words tone="muted">
                By <bdi>{shownName(alternative.page.ownerName)}</bdi>
              </Words>
              <Words lines={2} dir="auto">
                {alternative.page.description}
              </Words>
            </div>
          ) : null}
          {alternative.reasons.length > 0 ? (
            <ul aria-label="Why this project" className={styles.reasons}>
              {alternative.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          ) : null}
          <Words tone="muted">
            Choosing it frees your place in {project ? <bdi>{project.title}</bdi> : 'this team'}. You'll see who's on
            the other team before you say yes.
          </Words>
          <div>
            <Button isBusy={step.isBusy} onClick={() => step.send()}>
              <span>
                Choose <bdi>{alternative.title}</bdi> instead
              </span>
            </Button>
          </div>
        </Card>
      ) : null}
      <StepFailure failure={step.failure} />
    </>
  );
}
