import type { Profile } from '@crewdeck/contract';
import { Link, useLocation } from '@crewdeck/module-sdk';
import { Button, Cluster, Notice } from '@crewdeck/ui-kit';
import styles from './first-step.module.css';

/** The next step of a person who has just created their profile: a team, or first what a team is found by. */
export function FirstStep({ profile }: { profile: Profile }) {
  if (!useLocation().state?.isNewProfile) return null;
  const isFound = profile.skills.length > 0;
  return (
    <Notice tone="success" className={styles.root}>
      <Cluster gap={3} align="center" justify="between">
        <p>
          {isFound
            ? 'Your profile is ready. Next, find a team that needs what you know.'
            : 'Your profile is saved. Add your skills, so that teams can find you.'}
        </p>
        <Button
          variant="primary"
          size="sm"
          render={<Link to={isFound ? '/explore-projects' : '/create-profile#skills'} />}
        >
          {isFound ? 'See projects that fit you' : 'Add your skills'}
        </Button>
      </Cluster>
    </Notice>
  );
}
