import { CHECK_IN_DAYS, daysInWords, type ProjectPage } from '@crewdeck/contract';
import { CHECK_IN_PART } from '../../../rules/page-parts.ts';
import { TeamQuestion } from './team-question.tsx';

export function CheckInNotice({ project }: { project: ProjectPage }) {
  return (
    <TeamQuestion
      project={project}
      part={CHECK_IN_PART}
      title="Are you still with this team?"
      text={`One click tells them. We won't ask again for ${daysInWords(CHECK_IN_DAYS)}. If your plans have changed, you can leave without giving a reason.`}
      yes="Check in"
    />
  );
}
