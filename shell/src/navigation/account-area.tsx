import { Button, LogOutIcon } from '@crewdeck/ui-kit';
import { useOpsRole } from '../session/ops-role.ts';
import { usePresence } from '../session/use-presence.ts';
import styles from './account-area.module.css';
import { InvitesBell } from './invites-bell.tsx';
import { RELEASES } from './links.ts';
import { RouteLink } from './route-link.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in and the way out; or the ways in. While that is awaited, it keeps the place free. */
export function AccountArea({ signOut }: { signOut: () => Promise<void> }) {
  const presence = usePresence();
  const isOps = useOpsRole() === 'yes';
  const leave = useSignOut(signOut);

  if (presence.kind === 'awaited') return <span className={styles.place} />;

  if (presence.kind === 'visitor') {
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

  const { email } = presence.user;
  return (
    <>
      {isOps ? (
        <Button variant="ghost" render={<RouteLink to={RELEASES.to} />} className={styles.releases}>
          {RELEASES.label}
        </Button>
      ) : null}
      <InvitesBell />
      <span className={styles.email} title={email ?? undefined}>
        {email}
      </span>
      <Button variant="secondary" onClick={leave} className={styles.signOut} aria-label="Sign Out" title="Sign Out">
        <LogOutIcon className={styles.signOutIcon} aria-hidden="true" />
        <span className={styles.signOutText}>Sign Out</span>
      </Button>
    </>
  );
}
