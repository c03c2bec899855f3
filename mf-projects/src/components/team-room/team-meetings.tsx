import type { TeamMeeting, TeamMember } from '@crewdeck/contract';
import { ErrorState, LoadingRegion, RowList, Skeleton, Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useKeptFocus } from '../../hooks/use-kept-focus.ts';
import { useTeamMeetings } from '../../hooks/use-team-meetings.ts';
import { isShown } from '../../rules/meeting-time.ts';
import { ProposeMeeting } from './propose-meeting.tsx';
import { SharedTimes } from './shared-times.tsx';
import { TeamMeetingRow } from './team-meeting-row.tsx';
import styles from './team-room-section.module.css';

interface TeamMeetingsProps {
  projectId: string;
  team: readonly TeamMember[];
  /** Whether meetings can be proposed. */
  isRunning: boolean;
  /** Whether they can be answered and moved. */
  isOpen: boolean;
  /** Whether a step above says to propose the first. */
  isGuided: boolean;
}

/** When the team meets, and the times that it shares. A team that plans nothing has this only while a meeting is to come. */
export function TeamMeetings({ projectId, team, isRunning, isOpen, isGuided }: TeamMeetingsProps) {
  const titleId = useId();
  const meetings = useTeamMeetings(projectId);
  const keptFocus = useKeptFocus();
  const shown = meetings.data?.meetings.filter((meeting) => isShown(meeting, new Date()));
  if (!isRunning && shown?.length === 0) return null;
  return (
    <Stack as="section" gap={3} align="start" aria-labelledby={titleId} {...keptFocus}>
      <h3 id={titleId} tabIndex={-1}>
        Meetings
      </h3>
      <MeetingList projectId={projectId} meetings={meetings} {...{ shown, isOpen, isGuided }} />
      {meetings.data && isRunning ? (
        <>
          <SharedTimes team={team} answer={meetings.data} />
          <ProposeMeeting projectId={projectId} times={meetings.data} isFirst={meetings.data.meetings.length === 0} />
        </>
      ) : null}
    </Stack>
  );
}

interface MeetingListProps {
  projectId: string;
  meetings: ReturnType<typeof useTeamMeetings>;
  shown: readonly TeamMeeting[] | undefined;
  isOpen: boolean;
  isGuided: boolean;
}

function MeetingList({ projectId, meetings, shown, isOpen, isGuided }: MeetingListProps) {
  if (meetings.isPending) {
    return (
      <LoadingRegion label="Loading meetings...">
        <Skeleton height={96} radius="var(--radius-lg)" />
      </LoadingRegion>
    );
  }
  if (!meetings.data || !shown)
    return <ErrorState title="We couldn't load the meetings." onRetry={() => void meetings.refetch()} />;
  if (isGuided && meetings.data.meetings.length === 0) return null;
  if (shown.length === 0) return <Words tone="muted">No meetings yet. Propose a first meeting.</Words>;
  return (
    <RowList aria-label="Meetings" className={styles.list}>
      {shown.map((meeting) => (
        <TeamMeetingRow
          key={meeting.id}
          projectId={projectId}
          meeting={meeting}
          isOpen={isOpen}
          timeZone={meetings.data.commonTimes?.timeZone}
        />
      ))}
    </RowList>
  );
}
