import { Link } from '@crewdeck/module-sdk';
import { Button, MessageCircleIcon, UsersIcon } from '@crewdeck/ui-kit';
import { ROOM_PART, TEAM_PART } from '../../../rules/page-parts.ts';
import styles from './action-panel.module.css';

interface MemberStepProps {
  /** Whether a question of the team comes first. */
  isAsked: boolean;
  hasJoined: boolean;
}

/** Leads a member to their team and its room. */
export function MemberStep({ isAsked, hasJoined }: MemberStepProps) {
  return (
    <div className={`${styles.step} ${hasJoined ? 'moment' : ''}`}>
      <p tabIndex={-1} className={styles.lead}>
        You're on this team.
      </p>
      <Button variant={isAsked ? 'secondary' : 'primary'} render={<Link to={{ hash: TEAM_PART }} />}>
        <UsersIcon aria-hidden="true" />
        Team
      </Button>
      <Button render={<Link to={{ hash: ROOM_PART }} />}>
        <MessageCircleIcon aria-hidden="true" />
        Team room
      </Button>
    </div>
  );
}
