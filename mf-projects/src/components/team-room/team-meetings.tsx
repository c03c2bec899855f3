import { describeTime, type TeamMeetings as MeetingsAnswer } from '@crewdeck/contract';
import { ErrorState, LoadingRegion, RowList, Skeleton, Stack, Words } from '@crewdeck/ui-kit';
import { useId } from 'react';
import { useKeptFocus } from '../../hooks/use-kept-focus.ts';
import { useTeamMeetings } from '../../hooks/use-team-meetings.ts';
import { isShown } from '../../rules/meeting-time.ts';
import { ProposeMeeting } from './propose-meeting.tsx';
import { TeamMeetingRow } from './team-meeting-row.tsx';

/** When the team meets, and the times that it shares. @param isOpen whether a meeting can be proposed */
export function TeamMeetings({ projectId, isOpen }: { projectId: string; isOpen: boolean }) {
  const titleId = useId();
  const meetings = useTeamMeetings(projectId);
  const keptFocus = useKeptFocus();
  return (
    <Stack as="section" gap={3} align="start" aria-labelledby={titleId} {...keptFocus}>
      <h3 id={titleId} tabIndex={-1}>
        Meetings
      </h3>
      <MeetingList projectId={projectId} meetings={meetings} isOpen={isOpen} />
      {meetings.data && isOpen ? (
        <>
          <SharedTimes answer={meetings.data} />
          <ProposeMeeting projectId={projectId} times={meetings.data} isFirst={meetings.data.meetings.length === 0} />
        </>
      ) : null}
    </Stack>
  );
}

interface MeetingListProps {
  projectId: string;
  meetings: ReturnType<typeof useTeamMeetings>;
  isOpen: boolean;
}

function MeetingList({ projectId, meetings, isOpen }: MeetingListProps) {
  if (meetings.isPending) {
    return (
      <LoadingRegion label="Loading meetings...">
        <Skeleton height={96} radius="var(--radius-lg)" />
      </LoadingRegion>
    );
  }
  if (!meetings.data)
    return <ErrorState title="We couldn't load the meetings." onRetry={() => void meetings.refetch()} />;
  const shown = meetings.data.meetings.filter((meeting) => isShown(meeting, new Date()));
  if (shown.length === 0) return <Words tone="muted">No meetings yet. Propose when you first talk.</Words>;
  return (
    <RowList aria-label="Meetings">
      {shown.map((meeting) => (
        <TeamMeetingRow key={meeting.id} projectId={projectId} meeting={meeting} isOpen={isOpen} />
      ))}
    </RowList>
  );
}

function SharedTimes({ answer: { sharedTimes, commonTimes, withoutTimes } }: { answer: MeetingsAnswer }) {
  const silent =
    withoutTimes.length === 1
      ? "1 person hasn't said yet when they're free"
      : `${withoutTimes.length} people haven't said yet when they're free`;
  return (
    <Words tone="muted" size="sm">
      {commonTimes
        ? `Times you have in common, in ${commonTimes.timeZone.replaceAll('_', ' ')}: ${commonTimes.words || 'none so far'}.`
        : `Times you have in common, each in your own time zone: ${describeTime(null, sharedTimes) || 'none so far'}.`}
      {commonTimes && commonTimes.withoutZone > 0 ? ` ${unzoned(commonTimes.withoutZone)}` : null}
      {withoutTimes.length > 0 ? ` ${silent}.` : null}
    </Words>
  );
}

function unzoned(count: number): string {
  return count === 1
    ? "1 person hasn't set a time zone, so their times count in this one."
    : `${count} people haven't set a time zone, so their times count in this one.`;
}
