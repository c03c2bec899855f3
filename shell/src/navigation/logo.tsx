import styles from './logo.module.css';

/** The mark is three cards of a deck, fanned: a crew. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect className={styles.back} x="9" y="6" width="14" height="20" rx="3.5" transform="rotate(-24 16 26)" />
        <rect className={styles.middle} x="9" y="6" width="14" height="20" rx="3.5" />
        <rect className={styles.front} x="9" y="6" width="14" height="20" rx="3.5" transform="rotate(24 16 26)" />
        <circle className={styles.face} cx="20.6" cy="15.4" r="2.6" />
      </svg>
      <span>Crewdeck</span>
    </span>
  );
}
