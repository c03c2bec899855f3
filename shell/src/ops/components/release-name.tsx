import styles from './release-name.module.css';

/** `1.4.2-ab12cd34`: the version for people, the hash to tell two builds of it apart. */
export function ReleaseName({ release }: { release: string }) {
  const [version, hash] = release.split('-');
  return (
    <span className={styles.root} translate="no">
      {version}
      <span className={styles.hash}>-{hash}</span>
    </span>
  );
}
