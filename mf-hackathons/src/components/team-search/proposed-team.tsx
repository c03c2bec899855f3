import type { AnswerTeamProposal, TeamProposal } from '@crewdeck/contract';
import { Badge, Button, Card, CheckIcon, ChipList } from '@crewdeck/ui-kit';
import { answerTeamProposal } from '../../api/answer-team-proposal.ts';
import { useTeamStep } from '../../hooks/use-team-step.ts';
import { writeMoment } from '../../rules/describe-days.ts';
import { ProposedMembers } from './proposed-members.tsx';
import styles from './proposed-team.module.css';
import { StepFailure } from './step-failure.tsx';

interface ProposedTeamProps {
  proposal: TeamProposal;
  /** Of who reads it. */
  profileId: string;
}

/** A team that is proposed: who, why, what is missing, until when, and the answer. */
export function ProposedTeam({ proposal, profileId }: ProposedTeamProps) {
  const { project, reasons, missing, answerUntil } = proposal;
  return (
    <Card as="section" aria-label="A team for you" className={styles.card}>
      <div className={styles.head}>
        <h3>A team for you</h3>
        <Badge tone="amber">
          Answer until <time dateTime={answerUntil}>{writeMoment(answerUntil)}</time>
        </Badge>
      </div>
      {project ? (
        <p>
          It is the team of <bdi>{project.title}</bdi>, and others who would join it.
        </p>
      ) : null}
      <ProposedMembers members={proposal.members} profileId={profileId} />
      {reasons.length > 0 ? (
        <ul aria-label="Why this team" className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
      {missing.length > 0 ? (
        <div className={styles.missing}>
          <p>What nobody of you brings:</p>
          <ChipList items={missing} label="What is missing" tone="outline" />
        </div>
      ) : null}
      <AnswerStep proposal={proposal} />
    </Card>
  );
}

function AnswerStep({ proposal }: Pick<ProposedTeamProps, 'proposal'>) {
  const { id, answer, mayAnswer, project } = proposal;
  const step = useTeamStep({
    send: (http, given: AnswerTeamProposal['answer']) => answerTeamProposal(http, id, given),
    failed: 'Failed to answer.',
  });
  if (!mayAnswer)
    return <p className={styles.hint}>{`The owner of ${project?.title ?? 'the project'} answers for your team.`}</p>;
  const hasSaidYes = answer === 'yes';
  return (
    <div className={styles.answer}>
      {hasSaidYes ? <p className={styles.lead}>You said yes. As soon as everybody has, you are a team.</p> : null}
      <div className={styles.buttons}>
        {hasSaidYes ? null : (
          <Button variant="primary" isBusy={step.isBusy} onClick={() => step.take('yes')}>
            <CheckIcon aria-hidden="true" />
            Yes, I am in
          </Button>
        )}
        <Button isBusy={step.isBusy} onClick={() => step.take('no')}>
          {hasSaidYes ? 'No after all' : 'No thanks'}
        </Button>
      </div>
      <StepFailure failure={step.failure} />
      <p className={styles.hint}>
        {hasSaidYes
          ? 'If somebody says no, those who said yes stay together and are placed again.'
          : 'When you are a team, your contact line and e-mail are shown to it. If you say no, nobody is asked why, and you are placed again with others.'}
      </p>
    </div>
  );
}
