import { Link } from '@crewdeck/module-sdk';
import { Button, UsersIcon } from '@crewdeck/ui-kit';
import { TEAM_PART } from '../rules/page-parts.ts';
import styles from './action-panel.module.css';

/** A member's way to whom they work with. @param isAsked whether they are to answer something first */
export function MemberStep({ isAsked }: { isAsked: boolean }) {
  return (
    <div className={styles.step}>
      <p className={styles.lead}>You are on this team.</p>
      <Button variant={isAsked ? 'secondary' : 'primary'} render={<Link to={{ hash: TEAM_PART }} />}>
        <UsersIcon aria-hidden="true" />
        Team
      </Button>
    </div>
  );
}
