import { Link } from '@crewdeck/module-sdk';
import styles from './nothing-yet.module.css';

interface NothingYetProps {
  text: string;
  /** What the editor is opened for. */
  linkText: string;
}

/** Stands in a part of the profile that is empty, and leads to where it is filled. */
export function NothingYet({ text, linkText }: NothingYetProps) {
  return (
    <p className={styles.root}>
      {text} <Link to="/create-profile">{linkText}</Link>
    </p>
  );
}
