import styles from './mail-link.module.css';

/** A mail address as a link. Where it has to break, it breaks before the `@` and not inside a word. */
export function MailLink({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <a className={styles.root} href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
