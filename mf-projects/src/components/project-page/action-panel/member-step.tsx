import { Link } from '@crewdeck/module-sdk';
import { Button, MessageCircleIcon, Stack, Words } from '@crewdeck/ui-kit';
import { ROOM_PART } from '../../../rules/page-parts.ts';

interface MemberStepProps {
  /** Whether a question of the team comes first. */
  isAsked: boolean;
  hasJoined: boolean;
}

export function MemberStep({ isAsked, hasJoined }: MemberStepProps) {
  return (
    <Stack gap={3} className={hasJoined ? 'moment' : ''}>
      <Words tabIndex={-1} size="lg" weight="semibold">
        You're on this team.
      </Words>
      <Button variant={isAsked ? 'secondary' : 'primary'} render={<Link to={{ hash: ROOM_PART }} />}>
        <MessageCircleIcon aria-hidden="true" />
        Team room
      </Button>
    </Stack>
  );
}
