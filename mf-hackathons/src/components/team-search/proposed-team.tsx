import { type AnswerTeamProposal, dayAndTimeText, type TeamProposal } from '@crewdeck/contract';
import { useStep } from '@crewdeck/module-sdk/forms';
import {
  Badge,
  Button,
  Card,
  CheckIcon,
  ChipList,
  Cluster,
  ConfirmDialog,
  Stack,
  StepFailure,
  Words,
} from '@crewdeck/ui-kit';
import { useEffect, useRef } from 'react';
import { FIND_TEAM_ID } from '../../rules/find-team-id.ts';
import { ownerWords, waitingWords } from '../../rules/team-words.ts';
import { AlternativeTeam } from './alternative-team.tsx';
import { Faces } from './faces.tsx';
import { ProposedMembers } from './proposed-members.tsx';
import styles from './proposed-team.module.css';

/** More chips would distract from the answer below. */
const MOST_MISSING = 3;
const MISSING = 'Still missing for this event';

/** What the reader's own no leads to. */
const afterOwnNo = ({ size }: TeamProposal) =>
  size === 2
    ? 'If you say no, this team ends, and you both stay in the search.'
    : "If you say no, you're back in the search. We'll keep everyone who said yes together, and look for a team for them again, with or without new people.";

/** What somebody else's no leads to. */
const afterTheirNo = ({ size }: TeamProposal) =>
  size === 2
    ? 'If they say no, this team ends, and you both stay in the search.'
    : "If someone says no, we'll keep you together with everyone else who said yes, and look for a team again, with or without new people.";

interface ProposedTeamProps {
  proposal: TeamProposal;
  /** The reader's. */
  profileId: string;
}

/** A team that is proposed: who, why, what is missing, by when, and the answer. */
export function ProposedTeam({ proposal, profileId }: ProposedTeamProps) {
  const { project, reasons, missing, answerUntil } = proposal;
  // Above the answer, which may cover what is just before it.
  const isToAnswer = proposal.mayAnswer && proposal.answer !== 'yes';
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Card as="section" aria-label="A team for you" className={styles.card}>
        <Cluster gap={4} rowGap={2} align="center" justify="between">
          <h3 ref={title} tabIndex={-1}>
            A team for you
          </h3>
          <Badge tone="amber">
            <span>
              Answer by <time dateTime={answerUntil}>{dayAndTimeText(answerUntil)}</time>
            </span>
          </Badge>
        </Cluster>
        {project ? (
          <p>
            This is the team of <bdi>{project.title}</bdi>, with others who'd join it.
          </p>
        ) : null}
        <ProposedMembers members={proposal.members} profileId={profileId} showsAnswers />
        <Words tone="muted">{ownerWords(proposal, profileId)}</Words>
        {reasons.length > 0 ? (
          <ul aria-label="Why this team" className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ) : null}
        {isToAnswer ? <Words tone="muted">{`${afterOwnNo(proposal)} We won't ask why.`}</Words> : null}
        {missing.length > 0 ? (
          <Stack gap={3}>
            <p>{`${MISSING}:`}</p>
            <ChipList items={missing} max={MOST_MISSING} label={MISSING} tone="outline" />
          </Stack>
        ) : null}
        <AnswerStep key={proposal.id} proposal={proposal} />
      </Card>
      <AlternativeTeam proposal={proposal} onChosen={() => title.current?.focus()} />
    </>
  );
}

function AnswerStep({ proposal }: Pick<ProposedTeamProps, 'proposal'>) {
  const { id, answer, mayAnswer, project, members } = proposal;
  // The API has the reader's answer, and this card doesn't show it yet: if the card goes now, that is why.
  const isAnswerNew = useRef(false);
  const step = useStep({
    call: (http, given: AnswerTeamProposal['answer']) =>
      http.send('POST /api/team-proposals/:id/answer', { id, body: { answer: given } }),
    failed: "We couldn't send your answer. Try again.",
    onDone: () => {
      isAnswerNew.current = true;
    },
  });
  const said = useRef<HTMLHeadingElement>(null);
  const hasSaidYes = answer === 'yes';
  // The card stays after a yes, without the button that was pressed, and so without the focus.
  useEffect(() => {
    if (!hasSaidYes || !step.isDone || step.input === 'no') return;
    isAnswerNew.current = false;
    if (document.activeElement === document.body) said.current?.focus();
  }, [hasSaidYes, step.isDone, step.input]);
  // The last yes, or a no, puts something shorter in this card's place, on a phone above the window. The focus on its heading scrolls to it.
  useEffect(
    () => () => {
      if (!isAnswerNew.current) return;
      // Once the dialog that asked before a no is out of the page.
      queueMicrotask(() => document.activeElement === document.body && document.getElementById(FIND_TEAM_ID)?.focus());
    },
    [],
  );
  if (!mayAnswer)
    return <Words tone="muted">{`The owner of ${project?.title ?? 'the project'} answers for your team.`}</Words>;
  return (
    <>
      {hasSaidYes ? (
        <Stack gap={2} className={step.input === 'yes' ? 'moment' : ''}>
          <Faces members={members.filter((member) => member.answer === 'yes')} />
          <h3 ref={said} tabIndex={-1} className={styles.formed}>
            You said yes.
          </h3>
          <p>Once everyone says yes, you're a team. {waitingWords(proposal)}</p>
          <Words tone="muted">{afterTheirNo(proposal)}</Words>
        </Stack>
      ) : null}
      <Stack gap={2} className={hasSaidYes ? '' : styles.answer}>
        {hasSaidYes ? null : <Words>Once you're a team, your teammates see your email.</Words>}
        <Cluster gap={3} fills="on-phones">
          {hasSaidYes ? null : (
            <Button variant="primary" isBusy={step.isBusy} onClick={() => step.send('yes')}>
              <CheckIcon aria-hidden="true" />
              Yes, I'm in
            </Button>
          )}
          <Button
            isBusy={step.isBusy && step.input === 'no'}
            disabled={step.isBusy && step.input === 'yes'}
            onClick={step.ask}
          >
            {hasSaidYes ? 'Change to no' : 'No thanks'}
          </Button>
        </Cluster>
      </Stack>
      <StepFailure failure={step.question.isOpen ? null : step.failure} />
      <ConfirmDialog
        {...step.question}
        onConfirm={() => step.send('no')}
        title="Say no to this team?"
        text={afterOwnNo(proposal)}
        confirmLabel="Say no"
        tone="danger"
      />
    </>
  );
}
