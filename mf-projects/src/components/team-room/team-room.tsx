import { isProjectOver, type ProjectPage } from '@crewdeck/contract';
import { LoadingRegion, Skeleton, Split, Stack } from '@crewdeck/ui-kit';
import { useState } from 'react';
import { useTeamLinks } from '../../hooks/use-team-links.ts';
import { useTeamMeetings } from '../../hooks/use-team-meetings.ts';
import { useTeamNotes } from '../../hooks/use-team-notes.ts';
import { firstSteps, isNewTeam } from '../../rules/first-week.ts';
import { isFirstAwaited } from '../../rules/is-first-awaited.ts';
import { FirstWeek } from './first-week.tsx';
import { TeamLinks } from './team-links.tsx';
import { TeamMeetings } from './team-meetings.tsx';
import { TeamNotes } from './team-notes.tsx';

/** What is in a team's room. Nothing is added to it while the project is archived, and a finished one plans nothing. */
export function TeamRoom({ project }: { project: ProjectPage }) {
  const { id, status, team } = project;
  const isOpen = status !== 'Archived';
  const isRunning = !isProjectOver(project);
  const [isNew] = useState(() => isRunning && isNewTeam(team ?? [], new Date()));
  const [links, meetings, notes] = [useTeamLinks(id), useTeamMeetings(id), useTeamNotes(id)];
  // Each part waits for those above it, so that nothing moves under a finger. The first steps are made of all of them.
  if (isNew && [links, meetings, notes].some(isFirstAwaited)) {
    return (
      <LoadingRegion label="Loading your team room...">
        <Skeleton height={200} radius="var(--radius-lg)" />
      </LoadingRegion>
    );
  }
  // The steps of a new team say what to add, so its empty parts don't say it again.
  const parts = { projectId: id, isOpen, isGuided: isNew };
  const steps = firstSteps({ links: links.data, meetings: meetings.data?.meetings, notes: notes.data });
  return (
    <Stack gap={6}>
      {isOpen ? null : <p>This project is archived, so nothing can be added here.</p>}
      {isNew ? <FirstWeek steps={steps} /> : null}
      <Split
        main={<TeamNotes {...parts} team={team ?? []} />}
        more={
          isFirstAwaited(notes) ? null : (
            <Stack gap={6}>
              <TeamLinks {...parts} />
              {isFirstAwaited(links) ? null : <TeamMeetings {...parts} isRunning={isRunning} team={team ?? []} />}
            </Stack>
          )
        }
      />
    </Stack>
  );
}
