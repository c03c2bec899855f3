import { dayAndTimeText, type TeamMeeting } from '@crewdeck/contract';
import { Badge, Breakable, Cluster, ExternalLink, Row, Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useNameForReader } from '../../hooks/use-name-for-reader.ts';
import { isToCome, lengthText, startElsewhere } from '../../rules/meeting-time.ts';
import { teamLinkText } from '../../rules/team-link.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { AnswerMeeting } from './answer-meeting.tsx';
import { ChangeMeeting } from './change-meeting.tsx';
import styles from './team-room-section.module.css';

interface TeamMeetingRowProps {
  projectId: string;
  meeting: TeamMeeting;
  /** Whether it can be answered and moved. */
  isOpen: boolean;
  /** In which the hours beside it are shown. */
  timeZone: string | undefined;
}

/** A meeting: when and where, who comes, and what the reader can do about it. */
export function TeamMeetingRow({ projectId, meeting, isOpen, timeZone }: TeamMeetingRowProps) {
  const titleId = useId();
  const { title, startsAt, minutes, url } = meeting;
  const now = new Date();
  const elsewhere = timeZone && startElsewhere(startsAt, timeZone);
  const isAhead = isToCome(meeting, now);
  return (
    <Stack as="li" gap={2}>
      <Row gap={2} align="start" justify="between">
        <Cluster gap={2} align="baseline" className={styles.head}>
          <b id={titleId} dir="auto">
            {title}
          </b>
          <MeetingState meeting={meeting} />
        </Cluster>
        {isAhead && meeting.canChange ? (
          <ChangeMeeting projectId={projectId} meeting={meeting} describedBy={titleId} isOpen={isOpen} />
        ) : null}
      </Row>
      <p>
        <time dateTime={startsAt}>{dayAndTimeText(startsAt, now)}</time>
        {elsewhere ? ` (${elsewhere})` : null}, {lengthText(minutes)}
      </p>
      {url && isAhead ? (
        <ExternalLink href={url}>
          <Breakable text={teamLinkText(url)} />
        </ExternalLink>
      ) : null}
      {meeting.isCancelled ? null : <WhoComes meeting={meeting} />}
      {isAhead && isOpen ? <AnswerMeeting projectId={projectId} meeting={meeting} describedBy={titleId} /> : null}
      {isAhead ? (
        <Cluster gap={2} className={styles.ghosts}>
          <AddToCalendar projectId={projectId} meeting={meeting} describedBy={titleId} />
        </Cluster>
      ) : null}
    </Stack>
  );
}

function MeetingState({ meeting: { isCancelled, moves, answers } }: { meeting: TeamMeeting }) {
  if (isCancelled) return <Badge>Cancelled</Badge>;
  if (answers.every(({ answer }) => answer === 'confirmed')) return <Badge tone="green">Everyone confirmed</Badge>;
  return <Badge tone="amber">{moves > 0 ? 'Moved' : 'Proposed'}</Badge>;
}

const HEADINGS = [
  ['confirmed', 'Can make it'],
  ['declined', "Can't make it"],
  [null, 'No answer yet'],
] as const;

function WhoComes({ meeting: { answers } }: { meeting: TeamMeeting }) {
  const nameOf = useNameForReader();
  return HEADINGS.map(([answer, heading]) => {
    const people = answers.filter((said) => said.answer === answer);
    return people.length === 0 ? null : (
      <Words key={heading} tone="muted" size="sm">
        {heading}:{' '}
        {people.map((person, index) => (
          <span key={person.id}>
            {index > 0 ? ', ' : null}
            <bdi>{nameOf(person)}</bdi>
          </span>
        ))}
      </Words>
    );
  });
}
