import { useSession } from '@crewdeck/module-sdk';
import { Button, LogOutIcon } from '@crewdeck/ui-kit';
import { useNavigate } from 'react-router-dom';
import { wasSignedIn } from '../session/remembered-session.ts';
import styles from './account-area.module.css';
import { InvitesBell } from './invites-bell.tsx';
import { RouteLink } from './route-link.tsx';

/** Who is signed in and the way out; or the ways in. Until that is known, it keeps the place free. */
export function AccountArea({ signOut }: { signOut: () => Promise<void> }) {
  const { user, isLoaded } = useSession();
  const navigate = useNavigate();

  const leave = async () => {
    await navigate('/');
    // A form with unsaved changes has asked first, and been stayed with.
    if (window.location.pathname !== '/') return;
    await signOut();
  };

  if (!isLoaded) return <span className={wasSignedIn() ? styles.placeForPerson : styles.placeForVisitor} />;

  if (!user) {
    return (
      <>
        <Button variant="ghost" render={<RouteLink to="/sign-in" />} className={styles.signIn}>
          Sign In
        </Button>
        <Button variant="primary" render={<RouteLink to="/sign-up" />} className={styles.signUp}>
          Sign Up
        </Button>
      </>
    );
  }

  return (
    <>
      <InvitesBell />
      <span className={styles.email} title={user.email ?? undefined}>
        {user.email}
      </span>
      <Button variant="secondary" onClick={leave} className={styles.signOut} aria-label="Sign Out" title="Sign Out">
        <LogOutIcon className={styles.signOutIcon} aria-hidden="true" />
        <span className={styles.signOutText}>Sign Out</span>
      </Button>
    </>
  );
}
