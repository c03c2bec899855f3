import { Link } from '@crewdeck/module-sdk';
import { ArrowRightIcon, Button, Card } from '@crewdeck/ui-kit';
import styles from './late-summary.module.css';

/** In the place of the summary, when the profile could not be had in time or at all. */
export function LateSummary() {
  return (
    <Card as="section" className={styles.root} aria-label="Profile summary">
      <p className={styles.text}>Your profile is not here yet.</p>
      <Button render={<Link to="/profile" />}>
        View Full Profile
        <ArrowRightIcon aria-hidden="true" />
      </Button>
    </Card>
  );
}
