import type { ProjectPage } from '@crewdeck/contract';
import { useMySeat } from '../hooks/use-my-seat.ts';
import { dayText } from '../rules/days.ts';
import { endedOn } from '../rules/last-day.ts';
import { COMMITMENT_PART } from '../rules/page-parts.ts';
import { TeamQuestion } from './team-question.tsx';

/** Asks a member whose last day has come, as they have said it, whether they go on. */
export function CommitmentNotice({ project }: { project: ProjectPage }) {
  const me = useMySeat(project);
  const lastDay = me && endedOn(me, project, new Date());
  if (!lastDay) return null;
  return (
    <TeamQuestion
      project={project}
      part={COMMITMENT_PART}
      title="Do you go on?"
      text={`You said you have time until ${dayText(lastDay)}. Go on, or change your time or leave below.`}
      yes="Go on"
      words={{ commitment: { hoursPerWeek: me.hoursPerWeek, until: null } }}
    />
  );
}
