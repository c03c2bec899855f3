import { ArrowRightIcon, Button, Card, PointList, Words } from '@crewdeck/ui-kit';
import { RouteLink } from '../../navigation/route-link.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import styles from './next-step.module.css';

const BRINGS = [
  'Project owners see what you can do and invite you',
  "You can show interest in projects you'd like to join",
  'You can post a project and invite people to it',
] as const;

/** The next step of somebody who has only signed up. */
export function FirstProfile() {
  return (
    <Card as="section" className={`${styles.card} ${styles.first}`} aria-labelledby="next-step-title">
      <div>
        <Words tone="accent" weight="semibold">
          Your next step
        </Words>
        <h2 id="next-step-title" className={styles.title}>
          Complete your profile
        </h2>
        <Words tone="muted">Only your name is required. A role and three skills help teams find you.</Words>
      </div>
      <PointList points={BRINGS} label="With a profile" />
      <Button variant="primary" size="lg" className={styles.action} render={<RouteLink to="/create-profile" />}>
        Complete your profile
        <ArrowRightIcon aria-hidden="true" />
      </Button>
      <ConfirmEmail />
    </Card>
  );
}
