import { isTeamFull, type ProjectPage } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button, MessageCircleIcon, Stack, Words } from '@crewdeck/ui-kit';
import { ROOM_PART } from '../../../rules/page-parts.ts';
import { TeamMoment } from '../team-moment.tsx';

interface TeamStepProps {
  project: ProjectPage;
  /** The viewer joined, or the last seat was taken, while the page was shown. */
  isMoment: boolean;
}

/** That one is on the team, or that the team is full, and the way to its room. */
export function TeamStep({ project, isMoment }: TeamStepProps) {
  // A question of the team comes first.
  const isAsked = Boolean(project.viewer?.checkIn);
  return (
    <Stack gap={3} className={isMoment ? 'moment' : ''}>
      {isTeamFull(project) ? (
        <TeamMoment project={project} title="Everyone's here: your team is complete.">
          Plan what comes next in your team room.
        </TeamMoment>
      ) : (
        <Words tabIndex={-1} size="lg" weight="semibold">
          You're on this team.
        </Words>
      )}
      <Button variant={isAsked ? 'secondary' : 'primary'} render={<Link to={{ hash: ROOM_PART }} />}>
        <MessageCircleIcon aria-hidden="true" />
        Team room
      </Button>
    </Stack>
  );
}
