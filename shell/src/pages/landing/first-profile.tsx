import { ArrowRightIcon, Button, CheckIcon } from '@crewdeck/ui-kit';
import { RouteLink } from '../../navigation/route-link.tsx';
import styles from './next-step.module.css';

const BRINGS = [
  'Projects see what you can do, and invite you',
  'You show interest where you would like to join',
  'You post a project and invite people into it',
] as const;

/** The next step of somebody who has only signed up. */
export function FirstProfile() {
  return (
    <section className={`${styles.card} ${styles.first}`} aria-labelledby="next-step-title">
      <div>
        <p className={styles.eyebrow}>Your next step</p>
        <h2 id="next-step-title" className={styles.title}>
          Complete your profile
        </h2>
        <p className={styles.text}>It takes about two minutes, and a name is enough to begin.</p>
      </div>
      <ul className={styles.brings}>
        {BRINGS.map((text) => (
          <li key={text}>
            <CheckIcon aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      <Button variant="primary" size="lg" className={styles.action} render={<RouteLink to="/create-profile" />}>
        Complete your profile
        <ArrowRightIcon aria-hidden="true" />
      </Button>
    </section>
  );
}
