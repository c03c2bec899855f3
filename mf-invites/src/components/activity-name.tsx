import { Link } from '@crewdeck/module-sdk';
import styles from './activity-row.module.css';

/** A name in the sentence of an activity, which leads to whom or what it names. @param to `null` where that is gone */
export function ActivityName({ text, to }: { text: string; to: string | null }) {
  const name = <bdi>{text}</bdi>;
  if (to === null) return <strong className={styles.name}>{name}</strong>;
  return (
    <Link to={to} className={styles.name}>
      {name}
    </Link>
  );
}
