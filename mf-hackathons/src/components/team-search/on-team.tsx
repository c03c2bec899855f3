import type { TeamSearch } from '@crewdeck/contract';
import { Link } from '@crewdeck/module-sdk';
import { Button, Card } from '@crewdeck/ui-kit';
import styles from './team-search.module.css';

/** In place of the way to look: the project of the team that somebody is on, and the way to its room. */
export function OnTeam({ team: { id, title } }: { team: NonNullable<TeamSearch['team']> }) {
  return (
    <Card as="div" className={styles.card}>
      <p>
        You're on the team of{' '}
        <Link to={`/projects/${id}`} dir="auto">
          {title}
        </Link>
        .
      </p>
      <div>
        <Button render={<Link to={`/projects/${id}#room`} />}>Go to your team</Button>
      </div>
    </Card>
  );
}
