import { dayText, type ProjectPage } from '@crewdeck/contract';
import { useMySeat } from '../../../hooks/use-my-seat.ts';
import { endedOn } from '../../../rules/commitment.ts';
import { COMMITMENT_PART } from '../../../rules/page-parts.ts';
import { TeamQuestion } from './team-question.tsx';

/** Asks a member whether they go on, once their last day has come. */
export function CommitmentNotice({ project }: { project: ProjectPage }) {
  const me = useMySeat(project);
  const lastDay = me && endedOn(me, project, new Date());
  if (!lastDay) return null;
  return (
    <TeamQuestion
      project={project}
      part={COMMITMENT_PART}
      title="Are you staying on?"
      text={`You said you have time until ${dayText(lastDay)}. You can stay, change your time, or leave.`}
      yes="Stay on"
      words={{ commitment: { hoursPerWeek: me.hoursPerWeek, until: null } }}
    />
  );
}
