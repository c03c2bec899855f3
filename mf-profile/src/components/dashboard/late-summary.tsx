import { Link } from '@crewdeck/module-sdk';
import { ArrowRightIcon, Button, Card } from '@crewdeck/ui-kit';
import styles from './late-summary.module.css';

/** In the place of the summary, when the profile could not be had in time or at all. */
export function LateSummary({ isPending }: { isPending: boolean }) {
  return (
    <Card as="section" className={styles.root} aria-label="Profile summary">
      <p className={styles.text}>
        {isPending ? 'Your profile takes longer than usual.' : 'Your profile could not be loaded.'}
      </p>
      <Button render={<Link to="/profile" />}>
        View Full Profile
        <ArrowRightIcon aria-hidden="true" />
      </Button>
    </Card>
  );
}
