import { Link, useLocation } from '@crewdeck/module-sdk';
import { Notice } from '@crewdeck/ui-kit';
import { signInPath } from '../rules/sign-in-path.ts';
import styles from './interest-control.module.css';

/** Names what is missing and links to the page that helps (decisions: flow). */
export function ProfileNeeded({ isSignedIn }: { isSignedIn: boolean }) {
  const location = useLocation();
  return (
    <Notice tone="warning" role="alert" className={styles.needed}>
      Please complete your profile first.{' '}
      {isSignedIn ? (
        <Link to="/create-profile">Create your profile</Link>
      ) : (
        <Link to={signInPath(location)}>Sign in</Link>
      )}
    </Notice>
  );
}
