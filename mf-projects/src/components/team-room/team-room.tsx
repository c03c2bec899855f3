import { isProjectOver, type ProjectPage } from '@crewdeck/contract';
import { useMyProfile } from '@crewdeck/module-sdk';
import { LoadingRegion, Skeleton, Split, Stack } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useTeamLinks } from '../../hooks/use-team-links.ts';
import { useTeamMeetings } from '../../hooks/use-team-meetings.ts';
import { useTeamNotes } from '../../hooks/use-team-notes.ts';
import { firstSteps, isNewTeam } from '../../rules/first-week.ts';
import { isFirstAwaited } from '../../rules/is-first-awaited.ts';
import { waitsFor } from '../../rules/meeting-time.ts';
import { FirstWeek } from './first-week.tsx';
import { TeamLinks } from './team-links.tsx';
import { TeamMeetings } from './team-meetings.tsx';
import { TeamNotes } from './team-notes.tsx';

/**
 * What is in a team's room, meetings first where one waits for the reader's answer. Otherwise the next date tops the narrow column.
 * Nothing is added to it while the project is archived, and a finished one plans nothing.
 */
export function TeamRoom({ project }: { project: ProjectPage }) {
  const { id, status, team } = project;
  const isOpen = status !== 'Archived';
  const isRunning = !isProjectOver(project);
  const [isNew] = useState(() => isRunning && isNewTeam(team ?? [], new Date()));
  const [isMeetingFirst, setMeetingFirst] = useState<boolean>();
  const me = useMyProfile();
  const [links, meetings, notes] = [useTeamLinks(id), useTeamMeetings(id), useTeamNotes(id)];
  // Each part waits for those above it, so that nothing moves under a finger. Meetings say the order, and all of them the first steps.
  if ([me, meetings, ...(isNew ? [links, notes] : [])].some(isFirstAwaited)) {
    return (
      <LoadingRegion label="Loading your team room...">
        <Skeleton height={200} radius="var(--radius-lg)" />
      </LoadingRegion>
    );
  }
  // Decided once: an answer moves nothing under a finger.
  if (isMeetingFirst === undefined) {
    const now = new Date();
    setMeetingFirst(isOpen && Boolean(meetings.data?.meetings.some((one) => waitsFor(me.data?.id, one, now))));
  }
  // The steps of a new team say what to add, so its empty parts don't say it again.
  const parts = { projectId: id, isOpen, isGuided: isNew };
  // On a later page there may be one of theirs.
  const hasSaidHello = notes.hasNextPage || Boolean(notes.data?.some(({ author }) => author?.id === me.data?.id));
  const steps = firstSteps(project, { hasSaidHello, links: links.data, meetings: meetings.data?.meetings });
  const meetingPart = <TeamMeetings {...parts} isRunning={isRunning} team={team ?? []} />;
  return (
    <Stack gap={6}>
      {isOpen ? null : <p>This project is archived, so nothing can be added here.</p>}
      {isNew ? <FirstWeek steps={steps} /> : null}
      <Split
        main={
          <>
            {isMeetingFirst ? meetingPart : null}
            <TeamNotes {...parts} team={team ?? []} />
          </>
        }
        more={
          isFirstAwaited(notes) ? null : (
            <Stack gap={6}>
              {isMeetingFirst ? null : meetingPart}
              <TeamLinks {...parts} />
            </Stack>
          )
        }
      />
    </Stack>
  );
}
