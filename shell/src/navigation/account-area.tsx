import { Button } from '@crewdeck/ui-kit';
import { type ComponentType, lazy, Suspense } from 'react';
import { useOpsRole } from '../session/ops-role.ts';
import { usePresence } from '../session/use-presence.ts';
import styles from './account-area.module.css';
import { InvitesBell } from './invites-bell.tsx';
import { ACCOUNT, OPS } from './links.ts';
import { LinksMenu } from './links-menu.tsx';
import { RouteLink } from './route-link.tsx';

type Picture = ComponentType<{ email: string }>;

// An initial on a page without its chunk.
const OwnPicture = lazy(() =>
  import('./member-parts.ts').then(
    ({ OwnPicture: Shown }): { default: Picture } => ({ default: Shown }),
    (): { default: Picture } => ({ default: ({ email }) => <span>{email[0]}</span> }),
  ),
);

/** The signed-in person and Sign Out, or Sign In and Sign Up. It keeps its place while the session is awaited. */
export function AccountArea({ onSignOut }: { onSignOut: () => void }) {
  const presence = usePresence();
  const isOps = useOpsRole() === 'yes';

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
      <RouteLink
        to={ACCOUNT.to}
        className={styles.account}
        aria-label={`${ACCOUNT.label} ${email}`}
        title={email ?? ACCOUNT.label}
      >
        <span className={styles.face} aria-hidden="true">
          <Suspense>
            <OwnPicture email={email ?? ''} />
          </Suspense>
        </span>
        <span className={styles.email}>{email}</span>
      </RouteLink>
      {isOps ? (
        <span className={styles.ops}>
          <LinksMenu label="Ops" links={OPS} />
        </span>
      ) : null}
      <InvitesBell />
      <Button variant="secondary" onClick={onSignOut} className={styles.signOut}>
        Sign Out
      </Button>
    </>
  );
}
