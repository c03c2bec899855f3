import { Link } from '@crewdeck/module-sdk';
import { Notice } from '@crewdeck/ui-kit';
import styles from './interest-control.module.css';

/** Names what is missing and links to the page that helps (decisions: flow). */
export function ProfileNeeded({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Notice tone="warning" role="alert" className={styles.needed}>
      Please complete your profile first.{' '}
      {isSignedIn ? <Link to="/create-profile">Create your profile</Link> : <Link to="/sign-in">Sign in</Link>}
    </Notice>
  );
}
